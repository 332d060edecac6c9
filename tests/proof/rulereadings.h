#pragma once

#include "scene.h"

namespace entente::proof {

/// A reading of what 1939 III 19 to 29, 38 and 39 say of the ground: tanks, their double moves, and what bombers lend
/// and cut that are not `grounded`. All else is as in 1971, without convoys. Rulings T1 to T19, T22, B3 to B6 where the
/// paragraphs are silent. Fills in what becomes of armies and tanks, and of supports.
Fates readGround(const Scene &scene, Mask grounded, Answers &answers);

/// The same with bombers: missions, raids and landings (30 to 44), where nobody retreats. Rulings B1 to B18.
Fates readBombers(const Scene &scene, Answers &answers);

/// A reading of LiMa 3 to 13. Rulings L8 to L22.
Fates readSquadrons(const Scene &scene, Answers &answers);

/// A reading of City State 7 and 8c: walls, sieges, sorties, raises and double armies. Rulings C8 to C14, C20, C21.
/// Tanks among them go by 1939 III 19 to 22, by single provinces.
Fates readWalls(const Scene &scene, Answers &answers);

/// A reading of Sequential 2 to 5: steps, contracts, retrospective support. Rulings Q1 to Q17.
Fates readSequence(const Scene &scene, Answers &answers);

/// A reading of units that go over land and sea alike.
Fates readWings(const Scene &scene, Answers &answers);

/// A reading of City State 8a and 8b: passes. Rulings C17, C19.
Fates readPasses(const Scene &scene, Answers &answers);

/// A reading of Davis 5: the High Ocean Box, which counts as a place after all others. Rulings D6 to D10.
Fates readBox(const Scene &scene, Answers &answers);

/// A reading of Davis 7: the coastal crawl. Rulings D1, D2. The second coast of the marked place counts as a place
/// after all others.
Fates readCrawl(const Scene &scene, Answers &answers);

/// A reading of Davis 6: armies aboard fleets of their power.
Fates readVoyages(const Scene &scene, Answers &answers);

/// What is open to each of the dislodged: no place where anybody is, where a stand-off was, or from where it was
/// struck (1971 XIII).
void openRetreats(const Scene &scene, const std::array<std::int8_t, Scene::mostUnits> &struckFrom, Fates &fates);

} // namespace entente::proof
