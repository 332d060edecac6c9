import unittest

from shapely.geometry import box

from workshop.faults import Faults
from workshop.topology import partition
from workshop.tests import boards


class Partitions(unittest.TestCase):
    def test_faces_cover_the_sheet_without_overlap(self):
        sheet, faults = boards.sheet()
        self.assertEqual(str(faults), "")
        self.assertAlmostEqual(sum(face.area for face in sheet.faces.values()), 300 * 200)
        self.assertEqual(set(sheet.faces), set(boards.AREAS))

    def test_an_arc_knows_the_face_on_each_side(self):
        sheet, _ = boards.sheet()
        arc = next(arc for arc in sheet.arcs if {arc.left, arc.right} == {"mid", "wst"})
        (_, y0), (_, y1) = arc.points[0], arc.points[-1]
        self.assertEqual(arc.left, "mid" if y1 > y0 else "wst")     # going down the sheet, east is on the left

    def test_the_length_of_a_border_is_measured(self):
        sheet, _ = boards.sheet()
        self.assertAlmostEqual(sheet.between("mid", "wst"), 80)
        self.assertAlmostEqual(sheet.between("mid", "nth"), 50)
        self.assertEqual(sheet.between("wst", "est"), 0)

    def test_a_gap_between_two_areas_goes_to_a_neighbour(self):
        faults = Faults()
        sheet = partition({"a": box(0, 0, 100, 100), "b": box(100.4, 0, 200, 100)}, faults, simplify=1.0, smooth=0)
        self.assertGreater(sheet.between("a", "b"), 90)
        self.assertAlmostEqual(sum(face.area for face in sheet.faces.values()), 200 * 100, delta=1)

    def test_an_area_that_vanishes_is_a_fault(self):
        faults = Faults()
        partition({"a": box(0, 0, 100, 100), "b": box(100, 0, 200, 100), "speck": box(50, 50, 50.05, 50.05)}, faults)
        self.assertIn("speck has no face", str(faults))


if __name__ == "__main__":
    unittest.main()
