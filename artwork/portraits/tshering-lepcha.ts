import { countenanceOf, SKINS } from '../parts/portrait/countenance.ts';
import { dressed, everywhere, plain, standingCollar } from '../parts/portrait/dress.ts';
import { BLACK, hairOf } from '../parts/portrait/hair.ts';
import { lepchaCap } from '../parts/portrait/headwear.ts';
import { type Inks, printedIn } from '../parts/portrait/sitter.ts';
import { pleat } from '../parts/solid/distances.ts';
import type { Portrait } from './portrait.types.ts';

const VELVET: Inks = ['#0b0c12', '#14151d', '#20212b', '#383a45', '#62646c'];
const SILK: Inks = ['#5a1722', '#83232b', '#b03a38', '#cf5a4a', '#e88a6c'];
const GOLD: Inks = ['#73501e', '#9c6e26', '#cf9a35', '#ecc25a', '#f9e093'];
const LINEN: Inks = ['#75706c', '#a19a90', '#cfc6b2', '#efe6cf', '#fcf5e2'];
const VEST: Inks = ['#11211f', '#1a322e', '#274a41', '#3d665a', '#66907d'];
const [linen, red, black] = [LINEN, SILK, VELVET].map((inks) => printedIn(inks)) as [
  ReturnType<typeof printedIn>,
  ReturnType<typeof printedIn>,
  ReturnType<typeof printedIn>,
];

/** Distance from the edge of the dumpra, which goes from the right shoulder under the left arm. */
const over = (x: number, y: number) => -0.1 - x * 0.74 - (y + 0.98) * 0.68;

export const tsheringLepcha: Portrait = {
  name: 'tshering-lepcha',
  alt: 'A trek leader of about thirty-five in the round cap of the Lepcha, a striped cloth over one shoulder, drawn',
  ground: '#b9c9a0',
  ridge: '#7f9c78',
  crest: [0.6, 0.44, 0.56, 0.4],
  sitting: {
    sun: [0.8, 0.5, 0.5],
    head: { turn: 0.34, nod: -0.03, lean: 0.05 },
    trunk: { turn: -0.3 },
    ofHead: [
      countenanceOf({
        skin: SKINS.fair,
        face: {
          wide: 1.04,
          jaw: 0.98,
          full: 0.1,
          nose: { long: 0.98, wide: 1.1, bridge: -0.1 },
          lips: 0.5,
          smile: 0.35,
          neck: 0.245,
        },
        age: { lines: 0.2, brows: 0.95, gaze: 0.2, open: 0.76, slant: 0.5, flush: 0.6, stubble: 0 },
      }),
      hairOf({ inks: BLACK, wide: 1.04, top: -0.03, sides: 0.04, comb: 'side' }),
      lepchaCap([VELVET, SILK, GOLD], 1.04),
    ],
    ofTrunk: [
      dressed(1, [
        { inside: everywhere, lift: 0.02, ink: plain(LINEN) },
        {
          inside: (x, y, z) => (z > -0.3 ? Math.abs(x) - 0.1 - (y + 1.5) * 0.22 : 1),
          lift: 0.035,
          ink: plain(VEST),
        },
        {
          inside: (x, y) => -over(x, y),
          lift: 0.05,
          folds: (x, y) => 0.03 * pleat(over(x, y) * 4.3),
          ink(tone, [x, y]) {
            const t = (((over(x, y) * 3.1) % 1) + 1) % 1;
            if (t > 0.9 || t < 0.07) return black(tone);
            return t > 0.4 && t < 0.62 ? red(tone) : linen(tone);
          },
        },
      ]),
      standingCollar(LINEN, { tall: 0.32, r: 0.29, gap: 0.04, thick: 0.025 }),
    ],
  },
};
