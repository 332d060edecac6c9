import math
import unittest

import numpy as np
from shapely.geometry import Polygon, box

from workshop import geometry, projection, raster


class Lines(unittest.TestCase):
    def test_simplifying_keeps_ends_and_drops_small_triangles(self):
        points = [(0, 0), (1, 0.1), (2, 0), (3, 5), (4, 0)]
        self.assertEqual(geometry.simplified(points, 1.0), [(0, 0), (2, 0), (3, 5), (4, 0)])

    def test_pieces_share_their_ends_and_stay_short(self):
        points = [(i, 0) for i in range(251)]
        pieces = geometry.pieces(points, 100)
        self.assertTrue(all(len(piece) <= 100 for piece in pieces))
        self.assertEqual([piece[0] for piece in pieces[1:]], [piece[-1] for piece in pieces[:-1]])
        self.assertEqual((pieces[0][0], pieces[-1][-1]), (points[0], points[-1]))

    def test_rounding_drops_repeated_vertices(self):
        self.assertEqual(geometry.on_grid([(0, 0), (0.01, 0.02), (1.26, 0)]), [(0, 0), (1.3, 0)])


class Stretches(unittest.TestCase):
    def test_a_squeeze_is_true_before_its_start_and_never_turns_back(self):
        along = projection.squeeze(900, 600, 0.4)
        self.assertEqual(along(np.array([-300.0, 0.0, 900.0])).tolist(), [-300, 0, 900])
        far = along(np.arange(900.0, 5000.0, 10))
        self.assertTrue((np.diff(far) > 0).all())
        self.assertAlmostEqual((far[-1] - far[-2]) / 10, 0.4, places=2)

    def test_a_squeeze_from_a_negative_start_works_to_the_other_side(self):
        along = projection.squeeze(-500, 300, 0.5)
        self.assertEqual(float(along(np.array(700.0))), 700)
        self.assertGreater(float(along(np.array(-2000.0))), -2000)


class Cells(unittest.TestCase):
    def test_filling_follows_the_even_odd_rule(self):
        ring = box(2, 2, 12, 12).difference(box(5, 5, 9, 9))
        self.assertEqual(int(raster.filled(ring, 0, 0, 16, 16).sum()), 100 - 16)

    def test_filling_a_slanted_shape_comes_near_its_area(self):
        shape = Polygon([(10, 5), (80, 30), (60, 90), (15, 70)])
        self.assertAlmostEqual(int(raster.filled(shape, 0, 0, 100, 100).sum()), shape.area, delta=25)

    def test_box_means_say_how_much_of_a_box_is_wrong(self):
        weights = np.zeros((20, 20))
        weights[:, 10:] = 1.0
        means = raster.box_means(weights, 4, 4)
        self.assertEqual(means[10, 5], 0.0)
        self.assertEqual(means[10, 15], 1.0)
        self.assertEqual(means[10, 10], 0.5)
        self.assertTrue(math.isinf(means[0, 0]))

    def test_depth_counts_cells_from_the_rim(self):
        mask = np.zeros((9, 9), dtype=bool)
        mask[1:8, 1:8] = True
        depth = raster.depth(mask, 9)
        self.assertEqual((depth[4, 4], depth[1, 4], depth[0, 0]), (4, 1, 0))


if __name__ == "__main__":
    unittest.main()
