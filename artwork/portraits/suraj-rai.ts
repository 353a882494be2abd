import { countenanceOf, SKINS } from '../parts/portrait/countenance.ts';
import { dressed, everywhere, plain, shirtCollar } from '../parts/portrait/dress.ts';
import { GREYING, hairOf, moustacheOf } from '../parts/portrait/hair.ts';
import { dhakaTopi } from '../parts/portrait/headwear.ts';
import type { Inks } from '../parts/portrait/sitter.ts';
import type { Portrait } from './portrait.types.ts';

const SHIRT: Inks = ['#66707a', '#8d98a0', '#b9c0c0', '#dedfd8', '#f6f1e4'];
const WOOL: Inks = ['#4d1720', '#6f2029', '#8f2f34', '#a94541', '#c66a58'];
const DHAKA = [
  ['#6b1f22', '#8f2b2a', '#b73f34', '#d05a45', '#e37c60'],
  ['#141318', '#1d1b20', '#29262b', '#39353a', '#565053'],
  ['#8a6a35', '#b08a45', '#d6b062', '#f0d28a', '#faeabb'],
] as const satisfies readonly Inks[];

export const surajRai: Portrait = {
  name: 'suraj-rai',
  alt: 'A driver of about fifty-five with a grey moustache, a red dhaka topi and a red pullover, drawn',
  ground: '#d9b26a',
  ridge: '#b98a4c',
  crest: [0.62, 0.5, 0.66],
  sitting: {
    sun: [0.86, 0.5, 0.42],
    head: { turn: 0.62, nod: 0.02, lean: -0.03 },
    trunk: { turn: 0.85 },
    ofHead: [
      countenanceOf({
        skin: SKINS.tan,
        face: {
          wide: 1.04,
          jaw: 1.08,
          full: 0.3,
          nose: { long: 1.08, wide: 1.25, bridge: 0.3 },
          lips: 0.3,
          smile: 0.55,
          neck: 0.265,
        },
        age: { lines: 0.9, brows: 1.15, gaze: 0.1, open: 0.68, slant: 0.1, flush: 0.5, stubble: 0 },
        brows: '#3b3432',
      }),
      hairOf({ inks: GREYING, wide: 1.04, top: -0.03, sides: 0.035, comb: 'side' }),
      moustacheOf(GREYING, { wide: 1, thick: 0.034, droop: 0.01 }),
      dhakaTopi(DHAKA, 1.04),
    ],
    ofTrunk: [
      dressed(1.02, [
        { inside: everywhere, lift: 0.02, ink: plain(SHIRT) },
        {
          inside: (x, y, z) => (z > -0.3 ? Math.abs(x) - (y + 1.42) * 0.5 : -0.6 - y),
          lift: 0.04,
          ink: plain(WOOL),
        },
      ]),
      shirtCollar(SHIRT),
    ],
  },
};
