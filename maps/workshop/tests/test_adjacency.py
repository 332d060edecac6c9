import unittest

from workshop.adjacency import compare
from workshop.faults import Faults
from workshop.tests import boards


def faults_of(land=None, sea=None, crossings=()):
    sheet, _ = boards.sheet()
    faults = Faults()
    compare(sheet, boards.graph(land, sea), crossings, {}, faults)
    return faults.lines


class Comparison(unittest.TestCase):
    def test_a_true_drawing_has_no_fault(self):
        self.assertEqual(faults_of(), [])

    def test_every_planted_fault_is_named_in_one_run(self):
        land = [["mid", "wst"], ["est", "wst"]]                             # est-mid forgotten, est-wst invented
        sea = [edge for edge in boards.SEA if edge != ["nth", "sth"]] + [["est", "nth"]]
        lines = "\n".join(faults_of(land, sea))
        self.assertIn("army: est and wst do not meet on the map", lines)
        self.assertIn("army: est and mid meet on the map but not in the graph (80.0 units)", lines)
        self.assertIn("sea to sea: nth and sth meet on the map but not in the graph", lines)
        self.assertIn("sea to coast: est and nth do not meet on the map", lines)

    def test_a_coastal_passage_needs_a_point_where_both_lands_meet_the_sea(self):
        sea = [edge for edge in boards.SEA if edge != ["mid", "wst"]]
        self.assertEqual(faults_of(sea=sea), ["coast to coast: mid and wst meet on the map but not in the graph (80.0 units)."])

    def test_a_declared_crossing_is_allowed(self):
        land = boards.LAND + [["est", "wst"]]
        self.assertEqual(len(faults_of(land)), 1)
        self.assertEqual(faults_of(land, crossings=[("est", "wst")]), [])


if __name__ == "__main__":
    unittest.main()
