import unittest

from workshop import palette


class Distances(unittest.TestCase):
    def test_pairs_of_the_published_table(self):
        # Sharma, Wu, Dalal 2005, table 1: L, a, b of both, and their distance
        for first, second, expected in (
                ((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485), 2.0425),
                ((50.0, -1.3802, -84.2814), (50.0, 0.0, -82.7485), 1.0000),
                ((50.0, 2.5, 0.0), (73.0, 25.0, -18.0), 27.1492),
                ((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082)):
            self.assertAlmostEqual(float(palette.distance(palette.np.array(first), palette.np.array(second))), expected, 4)

    def test_red_and_green_of_one_lightness_come_near_without_red_cones(self):
        lab = palette.seen([palette.rgb("#b05050"), palette.rgb("#5a7a3c")])
        apart = palette.distance(lab[:, 0], lab[:, 1])
        self.assertGreater(apart[0], 2 * apart[1])


class Solver(unittest.TestCase):
    def test_it_parts_two_colours_that_are_alike(self):
        colours = [palette.rgb("#dea28b"), palette.rgb("#dea38c"), palette.rgb("#b2b1dd")]
        solved = palette.solve(colours, [1], palette.candidates("light", "tint"))
        self.assertLess(palette.least(colours).min(), 1)
        self.assertGreater(palette.least(solved).min(), 10)


if __name__ == "__main__":
    unittest.main()
