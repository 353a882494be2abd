import { countenanceOf, SKINS } from '../parts/portrait/countenance.ts';
import { checked, dressed, everywhere, plain, scarf, shirtCollar, straps } from '../parts/portrait/dress.ts';
import { BLACK, hairOf, moustacheOf } from '../parts/portrait/hair.ts';
import type { Inks } from '../parts/portrait/sitter.ts';
import type { Portrait } from './portrait.types.ts';

const KHAKI: Inks = ['#3f3621', '#5c4f30', '#827146', '#a99663', '#cdbd8c'];
const LEATHER: Inks = ['#1a110d', '#2a1b14', '#422b20', '#65442f', '#8f6a4b'];
const WHITE: Inks = ['#7d7570', '#a89f95', '#d3cab8', '#f1e8d4', '#fdf6e6'];
const RED: Inks = ['#571519', '#7c2023', '#a83331', '#c94a40', '#dd7560'];
const gamcha = checked(WHITE, RED, 0.13);

export const bimalOraon: Portrait = {
  name: 'bimal-oraon',
  alt: 'A forest guide of about forty with thick hair and a moustache, a khaki shirt and a red and white gamcha round his neck, drawn',
  ground: '#8fae8f',
  ridge: '#4f7a66',
  crest: [0.52, 0.48, 0.54, 0.5],
  sitting: {
    sun: [0.86, 0.48, 0.4],
    head: { turn: 0.8, nod: -0.04, lean: 0.03 },
    trunk: { turn: 0.45 },
    ofHead: [
      countenanceOf({
        skin: SKINS.dark,
        face: {
          wide: 0.97,
          jaw: 0.98,
          full: 0,
          nose: { long: 1.08, wide: 1.3, bridge: 0.6 },
          lips: 1,
          smile: 0.2,
          neck: 0.24,
        },
        age: { lines: 0.3, brows: 1.1, gaze: 0.1, open: 0.95, slant: 0, flush: 0, stubble: 0.25 },
        brows: '#100c0b',
      }),
      hairOf({ inks: BLACK, wide: 0.97, top: 0.065, sides: 0.035, comb: 'side' }),
      moustacheOf(BLACK, { wide: 0.95, thick: 0.024, droop: 0 }),
    ],
    ofTrunk: [
      dressed(0.98, [{ inside: everywhere, lift: 0.03, ink: plain(KHAKI) }, straps(LEATHER, 0.98, 0.05)]),
      shirtCollar(KHAKI),
      scarf((tone, [, y, z], along) => gamcha(tone, along * 0.5, y * 0.8 + z * 0.3), {
        r: 0.33,
        thick: 0.1,
        ends: [
          [
            [0.2, -0.82, 0.22, 0.11],
            [0.3, -1.2, 0.42, 0.12],
            [0.32, -1.8, 0.5, 0.13],
          ],
        ],
      }),
    ],
  },
};
