import { countenanceOf, SKINS } from '../parts/portrait/countenance.ts';
import { checked, dressed, everywhere, plain, standingCollar } from '../parts/portrait/dress.ts';
import { BLACK, hairOf } from '../parts/portrait/hair.ts';
import { type Inks, printedIn } from '../parts/portrait/sitter.ts';
import type { Portrait } from './portrait.types.ts';

const TEGO: Inks = ['#7b7a7c', '#a5a4a1', '#d4d0c4', '#f2ede0', '#fffaef'];
const GROUND: Inks = ['#4a2413', '#6d351a', '#964e25', '#bb6d38', '#d8955c'];
const STRIPE: Inks = ['#20261f', '#2f3a2e', '#46563f', '#67785a', '#93a07c'];
const YELLOW: Inks = ['#8a5f1c', '#b58028', '#d9a63e', '#efc868', '#fae4a0'];
const cloth = checked(GROUND, STRIPE, 0.26, 0.36);
const yellow = printedIn(YELLOW);

const edge = (x: number, y: number) => x * 0.8 - (y + 1.32) * 0.6;

export const kinleyDorji: Portrait = {
  name: 'kinley-dorji',
  alt: 'A guide of about forty with combed-back hair, in a checked gho with a wide white collar, drawn',
  ground: '#a9b8cf',
  ridge: '#7286a8',
  crest: [0.62, 0.42, 0.5, 0.62],
  sitting: {
    sun: [0.84, 0.46, 0.46],
    head: { turn: 0.5, nod: 0, lean: -0.02 },
    trunk: { turn: 0.2 },
    ofHead: [
      countenanceOf({
        skin: SKINS.tan,
        face: {
          wide: 1.08,
          jaw: 1.06,
          full: 0.8,
          nose: { long: 1, wide: 1.18, bridge: 0 },
          lips: 0.6,
          smile: 0.45,
          neck: 0.265,
        },
        age: { lines: 0.25, brows: 1, gaze: 0.1, open: 0.62, slant: 0.6, flush: 0.7, stubble: 0 },
      }),
      hairOf({ inks: BLACK, wide: 1.08, top: 0.06, sides: 0.03, comb: 'side' }),
    ],
    ofTrunk: [
      dressed(1.08, [
        { inside: everywhere, lift: 0.02, ink: plain(TEGO) },
        {
          inside: (x, y, z) => (z < -0.2 ? -0.62 - y : Math.max(edge(x, y), edge(-x, y) - 0.06)),
          lift: 0.05,
          ink(tone, [x, y, z]) {
            const t = ((((x + z * 0.2) * 3.85) % 1) + 1) % 1;
            return t > 0.62 && t < 0.7 ? yellow(tone) : cloth(tone, x + z * 0.2, y + 0.2 * x * x);
          },
        },
        {
          inside: (x, y) =>
            Math.max(0.13 - Math.abs(edge(x, y) - 0.1), x < 0.1 ? 0.13 - Math.abs(edge(-x, y) - 0.15) : -1),
          lift: 0.035,
          ink: plain(TEGO),
        },
      ]),
      standingCollar(TEGO, { tall: 0.3, r: 0.31, gap: 0.05, thick: 0.028 }),
    ],
  },
};
