import { countenanceOf, SKINS } from '../parts/portrait/countenance.ts';
import { dressed, everywhere, plain, shirtCollar, straps } from '../parts/portrait/dress.ts';
import { BLACK, hairOf, plaitOf } from '../parts/portrait/hair.ts';
import { peakedCap } from '../parts/portrait/headwear.ts';
import type { Inks } from '../parts/portrait/sitter.ts';
import type { Portrait } from './portrait.types.ts';

const FIELD: Inks = ['#2a3322', '#3d4a2f', '#596742', '#7c895c', '#a6ae80'];
const CAP: Inks = ['#123a3a', '#1a5250', '#257068', '#3d9084', '#73b5a3'];
const STRAP: Inks = ['#1b1512', '#2b211b', '#433329', '#644d3c', '#8d7058'];

export const kiranTamang: Portrait = {
  name: 'kiran-tamang',
  alt: 'A guide, a woman of about thirty-five, with a green cap, a long plait over her shoulder and the strap of binoculars, drawn',
  ground: '#e9d3a6',
  ridge: '#b7b07a',
  crest: [0.56, 0.64, 0.5, 0.6],
  sitting: {
    sun: [-0.85, 0.5, 0.42],
    head: { turn: -0.72, nod: 0.1, lean: 0.02 },
    trunk: { turn: -0.4 },
    ofHead: [
      countenanceOf({
        skin: SKINS.fair,
        face: {
          wide: 1.01,
          jaw: 0.84,
          full: 0.4,
          nose: { long: 0.9, wide: 0.98, bridge: -0.2 },
          lips: 0.7,
          smile: 0.85,
          neck: 0.205,
          ridge: 0.2,
        },
        age: { lines: 0, brows: 0.72, gaze: -0.2, open: 0.85, slant: 0.7, flush: 0.8, stubble: 0 },
      }),
      hairOf({ inks: BLACK, wide: 1.01, top: -0.02, sides: 0.05, comb: 'parted' }),
      peakedCap(CAP, 1.01),
    ],
    ofTrunk: [
      dressed(0.86, [{ inside: everywhere, lift: 0.03, ink: plain(FIELD) }, straps(STRAP, 0.86, 0.05)]),
      shirtCollar(FIELD, { r: 0.27 }),
      plaitOf(BLACK, [
        [0.25, -0.4, -0.55, 0.13],
        [0.42, -0.7, -0.32, 0.115],
        [0.46, -0.95, 0.1, 0.105],
        [0.42, -1.3, 0.42, 0.095],
        [0.38, -1.7, 0.5, 0.08],
      ]),
    ],
  },
};
