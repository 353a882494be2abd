import type { Scene } from '../scene.types.ts';
import { batasiaLoop } from './batasia-loop.ts';
import { buddhaPoint } from './buddha-point.ts';
import { bumthangValley } from './bumthang-valley.ts';
import { coronationBridge } from './coronation-bridge.ts';
import { darjeelingTea } from './darjeeling-tea.ts';
import { deoloOrchids } from './deolo-orchids.ts';
import { dochulaChortens } from './dochula-chortens.ts';
import { dzongriMeadow } from './dzongri-meadow.ts';
import { gangtokRopeway } from './gangtok-ropeway.ts';
import { gorumaraElephants } from './gorumara-elephants.ts';
import { gorumaraRoad } from './gorumara-road.ts';
import { gurudongmarLake } from './gurudongmar-lake.ts';
import { jaldaparaRhino } from './jaldapara-rhino.ts';
import { kalimpongDurpin } from './kalimpong-durpin.ts';
import { lachungRiver } from './lachung-river.ts';
import { lamahattaPines } from './lamahatta-pines.ts';
import { lavaMonastery } from './lava-monastery.ts';
import { mirikLake } from './mirik-lake.ts';
import { nathulaSwitchbacks } from './nathula-switchbacks.ts';
import { paroTaktsang } from './paro-taktsang.ts';
import { pellingChorten } from './pelling-chorten.ts';
import { punakhaDzong } from './punakha-dzong.ts';
import { ravanglaBuddha } from './ravangla-buddha.ts';
import { rumtekCourtyard } from './rumtek-courtyard.ts';
import { salForestRoad } from './sal-forest-road.ts';
import { sandakphuLandRover } from './sandakphu-land-rover.ts';
import { sandakphuRidge } from './sandakphu-ridge.ts';
import { singalilaRhododendrons } from './singalila-rhododendrons.ts';
import { teestaRafting } from './teesta-rafting.ts';
import { temiTea } from './temi-tea.ts';
import { thimphuValley } from './thimphu-valley.ts';
import { tigerHill } from './tiger-hill.ts';
import { tsomgoLake } from './tsomgo-lake.ts';
import { yumthangValley } from './yumthang-valley.ts';
import { zulukZigzag } from './zuluk-zigzag.ts';

/** One line for each scene, in the order in which they were drawn. */
export const ALL_SCENES: readonly Scene[] = [
  tigerHill,
  paroTaktsang,
  batasiaLoop,
  nathulaSwitchbacks,
  tsomgoLake,
  gorumaraElephants,
  jaldaparaRhino,
  salForestRoad,
  rumtekCourtyard,
  gangtokRopeway,
  pellingChorten,
  ravanglaBuddha,
  punakhaDzong,
  dochulaChortens,
  thimphuValley,
  buddhaPoint,
  gurudongmarLake,
  yumthangValley,
  sandakphuRidge,
  zulukZigzag,
  lachungRiver,
  singalilaRhododendrons,
  teestaRafting,
  darjeelingTea,
  mirikLake,
  coronationBridge,
  lamahattaPines,
  deoloOrchids,
  dzongriMeadow,
  temiTea,
  bumthangValley,
  sandakphuLandRover,
  lavaMonastery,
  gorumaraRoad,
  kalimpongDurpin,
];

export function sceneNamed(name: string): Scene {
  const scene = ALL_SCENES.find((candidate) => candidate.name === name);
  if (!scene) throw new Error(`No scene "${name}". There are: ${ALL_SCENES.map((s) => s.name).join(', ')}.`);
  return scene;
}
