import { smooth } from '../numbers.ts';
import { common, ellipsoid, melt } from '../solid/distances.ts';
import { type Inks, type Part, printedIn } from './sitter.ts';

const BOUNDS = { low: [-0.75, -0.3, -0.9], high: [0.75, 1.25, 1.15], cell: 0.015 } as const;

/** Height of the lower edge of a hat, which sits lower behind. */
const rimAt = (z: number, front: number, back: number) => front + ((z - 0.45) * (front - back)) / 1.05;

/** A knitted cap with a turned-up edge; `yarn` are main, stripe. */
export function woolCap(main: Inks, stripe: Inks, wide: number): Part {
  const [one, other] = [printedIn(main), printedIn(stripe)];
  const above = (y: number, z: number) => y - rimAt(z, 0.31, -0.16);
  return {
    ...BOUNDS,
    body(px, y, z) {
      const x = px / wide;
      const up = above(y, z);
      const turn = Math.atan2(x, z + 0.1);
      const cuff =
        up < 0.2 ? 0.035 + 0.007 * Math.sin(turn * 62) : 0.006 * Math.sin(turn * 62) * smooth(0.85, 0.5, y);
      const dome = ellipsoid(x, y, z, [0, 0.24, -0.1], [0.475, 0.54, 0.575]) - cuff;
      return common(dome, -up, 0.03) * 0.8;
    },
    ink(tone, [x, y, z]) {
      const up = above(y, z);
      const turn = Math.atan2(x, z + 0.1);
      const tooth = Math.abs((((turn * 9) / Math.PI + 20) % 1) - 0.5) * 0.11;
      const isStripe =
        (up > 0.27 + tooth && up < 0.33 + tooth) || (up > 0.43 && up < 0.455) || (up > 0.205 && up < 0.23);
      return (isStripe ? other : one)(tone);
    },
  };
}

/** The Nepali cap of dhaka cloth: brimless, higher on one side, its crown folded in. */
export function dhakaTopi([ground, zigzag, diamond]: readonly [Inks, Inks, Inks], wide: number): Part {
  const [one, two, three] = [printedIn(ground), printedIn(zigzag), printedIn(diamond)];
  const above = (y: number, z: number) => y - rimAt(z, 0.36, 0.1);
  return {
    ...BOUNDS,
    body(px, y, z) {
      const x = px / wide;
      const up = above(y, z);
      const narrow = 1 - 0.2 * smooth(0.1, 0.75, up);
      const wall = ellipsoid(x, 0, z + 0.1 + 0.05 * up, [0, 0, 0], [0.475 * narrow, 9, 0.58 * narrow]);
      const crown =
        y -
        0.81 -
        0.19 * x +
        0.1 * (z + 0.1) ** 2 +
        0.07 * Math.exp(-(((x + 0.08) / 0.12) ** 2)) * smooth(0.45, 0.1, z);
      return common(common(wall, crown, 0.09), -up, 0.02) * 0.85;
    },
    ink(tone, [x, y, z]) {
      const up = above(y, z);
      const turn = Math.atan2(x, z + 0.1) * 5.2;
      const wave = Math.abs((turn % 1) + (turn < 0 ? 1 : 0) - 0.5) * 2;
      const row = (up * 7.2) % 1;
      const far = Math.abs(row - 0.15 - 0.55 * wave);
      if (far < 0.13) return two(tone);
      const inside = Math.abs(row - 0.62) / 0.3 + Math.abs(wave - 0.12) / 0.28;
      return (inside < 1 ? three : one)(tone);
    },
  };
}

/** A cap with a peak. */
export function peakedCap(cloth: Inks, wide: number): Part {
  const printed = printedIn(cloth);
  const above = (y: number, z: number) => y - rimAt(z, 0.36, 0.08);
  return {
    ...BOUNDS,
    body(px, y, z) {
      const x = px / wide;
      const up = above(y, z);
      const turn = Math.atan2(x, z + 0.1);
      const seam = 0.008 * Math.exp(-((Math.sin(turn * 3) / 0.07) ** 2)) + (up < 0.05 ? 0.008 : 0);
      const dome = ellipsoid(x, y, z, [0, 0.25, -0.09], [0.47, 0.5, 0.575]) + seam;
      const drop = 0.355 - 0.55 * x * x - 0.3 * (z - 0.45);
      const outline = Math.hypot(x / 0.37, (z - 0.42) / 0.46) - 1;
      const peak = Math.max(Math.abs(y - drop) - 0.018, outline * 0.4, 0.25 - z);
      return melt(common(dome, -up, 0.02), peak, 0.02) * 0.75;
    },
    ink: (tone) => printed(tone),
  };
}

/** The round cap of the Lepcha: a stiff band of black velvet, a crown of silk, a knot on top. */
export function lepchaCap([velvet, silk, knot]: readonly [Inks, Inks, Inks], wide: number): Part {
  const [band, crown, top] = [printedIn(velvet), printedIn(silk), printedIn(knot)];
  const above = (y: number, z: number) => y - rimAt(z, 0.36, 0.16);
  const centre = 0.66;
  return {
    ...BOUNDS,
    body(px, y, z) {
      const x = px / wide;
      const up = above(y, z);
      const flare = 1 + 0.05 * smooth(0, 0.28, up);
      const wall = ellipsoid(x, 0, z + 0.1, [0, 0, 0], [0.48 * flare, 9, 0.585 * flare]);
      const brim = common(common(wall, up - 0.27, 0.03), -up, 0.02);
      const turn = Math.atan2(x, z + 0.1);
      const dome =
        ellipsoid(x, y, z, [0, centre - 0.06, -0.12], [0.43, 0.29, 0.52]) +
        0.012 * Math.abs(Math.sin(turn * 6)) ** 6;
      const ball = ellipsoid(x, y, z, [0, centre + 0.26, -0.12], [0.075, 0.065, 0.075]);
      return Math.min(brim, Math.max(dome, -up), ball) * 0.85;
    },
    ink(tone, [x, y, z]) {
      const up = above(y, z);
      if (y > centre + 0.215) return top(tone);
      const wall = Math.hypot(x / wide / 0.49, (z + 0.1) / 0.595);
      if (up < 0.03 || (up < 0.29 && wall > 0.97)) return (up > 0.215 && up < 0.245 ? top : band)(tone);
      return crown(tone);
    },
  };
}
