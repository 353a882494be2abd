import { type Hex, type Lab, lab, mix } from '../colour.ts';
import { clamp } from '../numbers.ts';
import { type Face, faceOf } from './face.ts';
import { type Age, featureAt } from './features.ts';
import { type Inks, type Part, printedIn } from './sitter.ts';

export type Countenance = { face: Face; age: Age; skin: Inks; brows?: Hex };

/** Of the hills; of the plains. */
export const SKINS = {
  fair: ['#54291f', '#8a4f38', '#c07f56', '#e2aa78', '#f6d0a0'],
  tan: ['#451f1a', '#783f2e', '#ac6a45', '#d29463', '#ecbd89'],
  brown: ['#38190f', '#632f1f', '#915033', '#b87650', '#d9a077'],
  dark: ['#2c130c', '#4e2719', '#78442d', '#a06441', '#c89267'],
} as const satisfies Record<string, Inks>;

/** A face with its eyes, brows, mouth and lines printed on it. */
export function countenanceOf({ face, age, skin, brows = '#1d1614' }: Countenance): Part {
  const ink = printedIn(skin);
  const [line, brow, iris, white, blood, grey] = (
    ['#22100d', brows, '#1b100d', '#f3e6d2', '#b8443a', '#4a4442'] as const
  ).map(lab) as [Lab, Lab, Lab, Lab, Lab, Lab];
  const paint = (tone: number): Record<string, Lab> => {
    const base = ink(tone);
    return {
      line,
      brow,
      iris,
      mark: mix(blood, line, tone > 0.36 ? 0.1 : 0.5),
      white: mix(mix(base, line, 0.25), white, clamp(tone * 1.5)),
      lips: mix(base, blood, 0.42),
      fold: mix(ink(Math.min(0.3, tone - 0.2)), base, 0.15),
      flush: mix(base, blood, 0.2),
      stubble: mix(base, grey, 0.42),
    };
  };
  return {
    body: faceOf(face),
    ink(tone, [x, y, z]) {
      const feature = featureAt(x, y, z, face, age);
      const base = ink(tone);
      return feature ? mix(base, paint(tone)[feature.kind] as Lab, feature.share) : base;
    },
    low: [-0.62, -1.2, -0.8],
    high: [0.62, 0.8, 0.75],
    cell: 0.0125,
    reach: 0.055,
  };
}
