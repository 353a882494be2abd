import { countenanceOf, SKINS } from '../parts/portrait/countenance.ts';
import { dressed, plain } from '../parts/portrait/dress.ts';
import { BLACK, bunOf, hairOf } from '../parts/portrait/hair.ts';
import { type Inks, printedIn } from '../parts/portrait/sitter.ts';
import { earringsOf, spectaclesOf } from '../parts/portrait/small-things.ts';
import { pleat } from '../parts/solid/distances.ts';
import type { Portrait } from './portrait.types.ts';

const SARI: Inks = ['#5e1428', '#861f38', '#b0344b', '#cd5560', '#e58c86'];
const SHAWL: Inks = ['#15393d', '#1d5257', '#2b7273', '#4b9690', '#86bdb0'];
const BORDER: Inks = ['#8a5f1c', '#b58028', '#d9a63e', '#efc868', '#fae4a0'];
const [shawl, border] = [printedIn(SHAWL), printedIn(BORDER)];

/** Distance from the edge of the shawl, which falls from both shoulders. */
const open = (x: number, y: number) => Math.abs(x + 0.04) - 0.27 + (y + 1.1) * 0.22;

export const mitaliSen: Portrait = {
  name: 'mitali-sen',
  alt: 'A woman of about forty-five with spectacles, her hair in a bun, a red sari and a teal shawl with a golden border, drawn',
  ground: '#ecc77a',
  ridge: '#d3a152',
  crest: [0.6, 0.52, 0.64, 0.54],
  sitting: {
    sun: [-0.84, 0.5, 0.46],
    head: { turn: -0.6, nod: 0.02, lean: -0.05 },
    trunk: { turn: -0.85 },
    ofHead: [
      countenanceOf({
        skin: SKINS.brown,
        face: {
          wide: 0.98,
          jaw: 0.86,
          full: 0.6,
          nose: { long: 1.02, wide: 0.98, bridge: 0.5 },
          lips: 0.9,
          smile: 0.7,
          neck: 0.21,
          ridge: 0.25,
        },
        age: { lines: 0, brows: 0.75, gaze: -0.1, open: 1, slant: 0.2, flush: 0.2, stubble: 0, bindi: 0.026 },
      }),
      hairOf({ inks: BLACK, wide: 0.98, top: 0.06, sides: 0.055, comb: 'parted' }),
      bunOf(BLACK),
      spectaclesOf(['#120c0a', '#1d1411', '#2c1f1a', '#423028', '#6f5749']),
      earringsOf(BORDER, 0.98),
    ],
    ofTrunk: [
      dressed(0.85, [
        {
          inside: (x, y, z) => (z > -0.3 ? Math.hypot(x, y + 0.72) - 0.42 : -0.66 - y),
          lift: 0.02,
          ink: plain(SARI),
          folds: (x, y) => 0.025 * pleat((x * 0.9 - y * 0.35) * 5),
        },
        {
          inside: open,
          lift: 0.07,
          folds: (x, y) => 0.045 * pleat((open(x, y) + 0.12 * (y + 1)) * 3.4 + 0.1 * Math.sin(y * 3)),
          ink: (tone, [x, y]) => (open(x, y) < 0.11 && open(x, y) > 0.025 ? border : shawl)(tone),
        },
      ]),
    ],
  },
};
