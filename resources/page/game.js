"use strict";
const turns = [...document.querySelectorAll("#turns .turn")];
const grounds = [...document.querySelectorAll("#grounds img")];
const slider = document.getElementById("slider");
const play = document.getElementById("play");
let current = -1;
let timer = 0;

// The ground is made of layers: all up to the turn's.
function lay(layers, turn) {
  layers.forEach((ground, i) => ground.classList.toggle("shown", i <= Number(turn.dataset.ground)));
}

function show(index) {
  index = Math.min(Math.max(index, 0), turns.length - 1);
  if (index === current) return;
  current = index;
  const turn = turns[index];
  lay(grounds, turn);
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
// On paper every turn has its map and its results.
window.addEventListener("beforeprint", () => {
  document.getElementById("paper").replaceChildren(...turns.map(turn => {
    const page = document.createElement("section");
    page.className = "paper";
    const sheet = document.createElement("div");
    sheet.className = "sheet";
    const layers = grounds.map(ground => ground.cloneNode(true));
    lay(layers, turn);
    sheet.append(...layers.filter(layer => layer.classList.contains("shown")), turn.querySelector(".pieces").cloneNode(true));
    const results = turn.querySelector(".results").cloneNode(true);
    page.append(results.querySelector("h2"), sheet, results);
    return page;
  }));
});
window.addEventListener("afterprint", () => document.getElementById("paper").replaceChildren());
show(turns.length - 1);
