import { countenanceOf, SKINS } from '../parts/portrait/countenance.ts';
import { dressed, everywhere, plain, standingCollar } from '../parts/portrait/dress.ts';
import { BLACK, hairOf } from '../parts/portrait/hair.ts';
import { type Inks, printedIn } from '../parts/portrait/sitter.ts';
import type { Portrait } from './portrait.types.ts';

const BAKHU: Inks = ['#33121f', '#4c1b2b', '#6b2a38', '#8b4049', '#ae6762'];
const SILK: Inks = ['#8a5a17', '#b97d20', '#e0a537', '#f2c65f', '#fbe29b'];

/** The right edge lies over the left. */
const edge = (x: number, y: number) => x * 0.78 - (y + 1.25) * 0.62;

export const sonamBhutia: Portrait = {
  name: 'sonam-bhutia',
  alt: 'A young guide with cropped hair, smiling, in a maroon bakhu over a shirt of yellow silk, drawn',
  ground: '#e2b9a0',
  ridge: '#c08a78',
  crest: [0.5, 0.62, 0.48],
  sitting: {
    sun: [-0.82, 0.5, 0.48],
    head: { turn: -0.5, nod: -0.02, lean: -0.06 },
    trunk: { turn: -0.15 },
    ofHead: [
      countenanceOf({
        skin: SKINS.fair,
        face: {
          wide: 1.03,
          jaw: 0.95,
          full: 0.45,
          nose: { long: 0.94, wide: 1.12, bridge: -0.15 },
          lips: 0.7,
          smile: 1,
          neck: 0.235,
        },
        age: { lines: 0, brows: 0.9, gaze: -0.15, open: 0.72, slant: 0.5, flush: 0.5, stubble: 0 },
      }),
      hairOf({ inks: BLACK, wide: 1.03, top: 0.03, sides: 0.012, comb: 'cropped', back: -0.06 }),
    ],
    ofTrunk: [
      dressed(0.96, [
        { inside: everywhere, lift: 0.02, ink: plain(SILK) },
        {
          inside: (x, y, z) => (z < -0.25 ? -0.56 - y : Math.max(edge(x, y), edge(-x, y) - 0.05)),
          lift: 0.045,
          ink: (tone, [x, y, z]) => {
            const near = Math.min(Math.abs(edge(x, y)), 9);
            return printedIn(z > -0.25 && near < 0.05 && edge(x, y) > 0 ? SILK : BAKHU)(tone);
          },
        },
      ]),
      standingCollar(SILK, { tall: 0.4, r: 0.28, gap: 0.03, thick: 0.028 }),
    ],
  },
};
