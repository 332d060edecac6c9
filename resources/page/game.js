"use strict";
const turns = [...document.querySelectorAll("#turns .turn")];
const grounds = [...document.querySelectorAll("#grounds img")];
const slider = document.getElementById("slider");
const play = document.getElementById("play");
let current = -1;
let timer = 0;

function show(index) {
  index = Math.min(Math.max(index, 0), turns.length - 1);
  if (index === current) return;
  current = index;
  const turn = turns[index];
  grounds.forEach((ground, i) => ground.classList.toggle("shown", i === Number(turn.dataset.ground)));
  document.getElementById("pieces").replaceChildren(turn.querySelector("svg").cloneNode(true));
  document.getElementById("results").replaceChildren(turn.querySelector(".results").cloneNode(true));
  document.getElementById("name").textContent = turn.dataset.title;
  slider.value = index;
  slider.setAttribute("aria-valuetext", turn.dataset.title);
}

function stop() {
  clearInterval(timer);
  timer = 0;
  play.setAttribute("aria-pressed", "false");
}

function goTo(index) {
  stop();
  show(index);
}

play.addEventListener("click", () => {
  if (timer) return stop();
  if (current === turns.length - 1) show(0);
  play.setAttribute("aria-pressed", "true");
  timer = setInterval(() => {
    show(current + 1);
    if (current === turns.length - 1) stop();
  }, 1500);
});
document.getElementById("first").addEventListener("click", () => goTo(0));
document.getElementById("previous").addEventListener("click", () => goTo(current - 1));
document.getElementById("next").addEventListener("click", () => goTo(current + 1));
document.getElementById("last").addEventListener("click", () => goTo(turns.length - 1));
slider.max = turns.length - 1;
slider.addEventListener("input", () => goTo(Number(slider.value)));
document.addEventListener("keydown", event => {
  if (event.target === slider) return;
  const steps = { ArrowLeft: current - 1, ArrowRight: current + 1, Home: 0, End: turns.length - 1 };
  if (event.key in steps) {
    event.preventDefault();
    goTo(steps[event.key]);
  }
});
show(turns.length - 1);
