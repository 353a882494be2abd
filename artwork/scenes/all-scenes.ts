import type { Scene } from '../scene.types.ts';
import { batasiaLoop } from './batasia-loop.ts';
import { gorumaraElephants } from './gorumara-elephants.ts';
import { nathulaSwitchbacks } from './nathula-switchbacks.ts';
import { paroTaktsang } from './paro-taktsang.ts';
import { tigerHill } from './tiger-hill.ts';
import { tsomgoLake } from './tsomgo-lake.ts';

/** One line for each scene, in the order in which they were drawn. */
export const ALL_SCENES: readonly Scene[] = [
  tigerHill,
  paroTaktsang,
  batasiaLoop,
  nathulaSwitchbacks,
  tsomgoLake,
  gorumaraElephants,
];

export function sceneNamed(name: string): Scene {
  const scene = ALL_SCENES.find((candidate) => candidate.name === name);
  if (!scene) throw new Error(`No scene "${name}". There are: ${ALL_SCENES.map((s) => s.name).join(', ')}.`);
  return scene;
}
