import { countenanceOf, SKINS } from '../parts/portrait/countenance.ts';
import { dressed, everywhere, plain, standingCollar, straps } from '../parts/portrait/dress.ts';
import { GREYING, hairOf } from '../parts/portrait/hair.ts';
import { woolCap } from '../parts/portrait/headwear.ts';
import type { Inks } from '../parts/portrait/sitter.ts';
import type { Portrait } from './portrait.types.ts';

const DOWN: Inks = ['#6e2f14', '#9c4518', '#cb6420', '#e58a35', '#f6b564'];
const STRAP: Inks = ['#121519', '#1c2126', '#2b3238', '#444d53', '#6f7a7e'];
const NAVY: Inks = ['#101d33', '#182b4a', '#223d64', '#365781', '#5f7fa3'];
const CREAM: Inks = ['#6d6a66', '#97928a', '#c9c0ae', '#ece2cb', '#fbf4e2'];

export const pasangSherpa: Portrait = {
  name: 'pasang-sherpa',
  alt: 'A trek leader of about fifty with a weathered face, a knitted cap and an orange down jacket with the straps of a rucksack, drawn',
  ground: '#9fc3c9',
  ridge: '#5f8fa4',
  crest: [0.46, 0.6, 0.44, 0.58],
  sitting: {
    sun: [-0.86, 0.42, 0.42],
    head: { turn: -1.02, nod: -0.05, lean: 0.02 },
    trunk: { turn: -0.62 },
    ofHead: [
      countenanceOf({
        skin: SKINS.tan,
        face: {
          wide: 1.05,
          jaw: 1.05,
          full: -0.2,
          nose: { long: 1.15, wide: 1.15, bridge: 0.7 },
          lips: 0.2,
          smile: 0.25,
          neck: 0.25,
        },
        age: { lines: 0.85, brows: 0.95, gaze: -0.1, open: 0.55, slant: 0.5, flush: 0.5, stubble: 0.55 },
        brows: '#2c2726',
      }),
      hairOf({ inks: GREYING, wide: 1.05, top: -0.03, sides: 0.03, comb: 'side' }),
      woolCap(NAVY, CREAM, 1.05),
    ],
    ofTrunk: [
      dressed(1.06, [
        {
          inside: everywhere,
          lift: 0.05,
          ink: plain(DOWN),
          folds: (x, y) => 0.05 * Math.abs(Math.sin((y + 0.12 * x * x) * 11)) ** 0.6 - 0.02,
        },
        straps(STRAP, 1.06),
      ]),
      standingCollar(DOWN, { tall: 0.42, r: 0.33, thick: 0.055, inner: STRAP }),
    ],
  },
};
