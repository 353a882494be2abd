import { type Hex, lab, mix } from './colour.ts';
import { addBox, addLathe } from './solid/shapes.ts';
import { twoTone } from './solid/skins.ts';
import type { Skin, Solid } from './solid/solid.ts';

type Pair = readonly [shade: Hex, lit: Hex];
export type GompaInks = {
  wall: Pair;
  red: Pair;
  frieze: Pair;
  gold: Pair;
  green: Pair;
  blue: Pair;
  dark: Pair;
};
export type GompaSkins = Record<keyof GompaInks, Skin> & { painted: Skin; curtain: Skin };

/** A Tibetan monastery of Sikkim: white walls, black-edged windows, painted beams, a maroon frieze. */
export function gompaSkins(inks: GompaInks): GompaSkins {
  const skins = Object.fromEntries(
    Object.entries(inks).map(([name, [shade, lit]]) => [name, twoTone(shade, lit, 0.3)]),
  ) as Record<keyof GompaInks, Skin>;
  return { ...skins, painted: paintedBeam(skins), curtain: curtain(skins) };
}

/** A beam of small painted squares between two gilded lines. */
function paintedBeam({ red, blue, green, gold }: Record<keyof GompaInks, Skin>): Skin {
  const turns = [blue, red, green, red];
  return (tone, hit) => {
    const row = hit.v / 0.3;
    if (row % 1 < 0.16) return gold(tone, hit);
    const cell = Math.floor(hit.u / 0.42 + 0.5 * (Math.floor(row) % 2));
    return (turns[((cell % 4) + 4) % 4] as Skin)(tone, hit);
  };
}

/** The pleated valance below a beam: stripes of the five colours. */
function curtain({ red, blue, gold, green, wall }: Record<keyof GompaInks, Skin>): Skin {
  const turns = [blue, wall, red, green, gold];
  return (tone, hit) => (turns[Math.floor(hit.u / 0.34) % 5] as Skin)(tone, hit);
}

export type GompaWindow = { x: number; y: number; z: number; wide: number; tall: number };

/** A window in its black trapezium, with a painted lintel that juts out. */
export function addGompaWindow(solid: Solid, skins: GompaSkins, { x, y, z, wide, tall }: GompaWindow): void {
  const [foot, head] = [wide / 2 + 0.34, wide / 2 + 0.16];
  const at = z + 0.04;
  solid.quad(
    skins.dark,
    [x - foot, y - 0.25, at],
    [x + foot, y - 0.25, at],
    [x + head, y + tall, at],
    [x - head, y + tall, at],
  );
  addBox(solid, { skin: framed(skins, wide, tall), x, y, z, wide, tall, deep: 0.24 });
  addBox(solid, { skin: skins.painted, x, y: y + tall, z, wide: wide + 0.6, tall: 0.36, deep: 0.9 });
  addBox(solid, { skin: skins.red, x, y: y + tall + 0.36, z, wide: wide + 0.9, tall: 0.14, deep: 1.15 });
}

function framed({ red, dark, blue }: GompaSkins, wide: number, tall: number): Skin {
  return (tone, hit) => {
    const u = Math.min(hit.u, wide - hit.u);
    if (u < 0.12 || hit.v < 0.12 || hit.v > tall - 0.3) return red(tone, hit);
    const bar = Math.abs(hit.u - wide / 2) < 0.06 || Math.abs(hit.v - tall * 0.6) < 0.05;
    return bar ? blue(tone, hit) : dark(tone, hit);
  };
}

/** A pillar, its cushion and its long carved bracket. */
export function addPillar(
  solid: Solid,
  skins: GompaSkins,
  { x, y = 0, z, tall }: { x: number; y?: number; z: number; tall: number },
): void {
  addBox(solid, { skin: skins.wall, x, y, z, wide: 0.9, tall: 0.35, deep: 0.9 });
  addBox(solid, {
    skin: skins.red,
    x,
    y: y + 0.35,
    z,
    wide: 0.62,
    tall: tall - 1.6,
    deep: 0.62,
    batter: 0.06,
  });
  addBox(solid, { skin: skins.gold, x, y: y + tall - 1.35, z, wide: 0.74, tall: 0.22, deep: 0.74 });
  addBox(solid, {
    skin: skins.blue,
    x,
    y: y + tall - 1.13,
    z,
    wide: 1.5,
    tall: 0.5,
    deep: 0.6,
    batter: -0.1,
  });
  addBox(solid, {
    skin: skins.green,
    x,
    y: y + tall - 0.63,
    z,
    wide: 2.6,
    tall: 0.63,
    deep: 0.6,
    batter: -0.14,
  });
}

/** A gilded victory banner for the corners of a roof. */
export function addVictoryBanner(
  solid: Solid,
  skin: Skin,
  { x, y, z, tall }: { x: number; y: number; z: number; tall: number },
): void {
  const k = tall;
  addLathe(
    solid,
    [
      [0.2 * k, 0],
      [0.2 * k, 0.08 * k],
      [0.13 * k, 0.1 * k],
      [0.15 * k, 0.6 * k],
      [0.24 * k, 0.62 * k],
      [0.2 * k, 0.72 * k],
      [0.08 * k, 0.76 * k],
      [0.09 * k, 0.84 * k],
      [0.01 * k, k],
    ],
    { skin, sides: 14, x, y, z },
  );
}

/** The wheel of the teaching between two deer that look up to it. */
export function addWheelAndDeer(
  solid: Solid,
  skin: Skin,
  { y, z, scale }: { y: number; z: number; scale: number },
): void {
  solid.at({ y, z, scale }, () => {
    addBox(solid, { skin, wide: 1.1, tall: 0.4, deep: 0.5 });
    const dark = wheelSkin(skin);
    solid.quad(dark, [-1, 0.4, 0], [1, 0.4, 0], [1, 2.4, 0], [-1, 2.4, 0]);
    for (const side of [-1, 1]) addDeer(solid, skin, side);
  });
}

function wheelSkin(gold: Skin): Skin {
  return (tone, hit) => {
    const [x, y] = [hit.u - 1, hit.v - 1];
    const r = Math.hypot(x, y);
    const spoke = Math.abs(Math.sin(Math.atan2(y, x) * 4)) < 0.32;
    const solidPart = r < 0.3 || r > 0.72 || spoke;
    return mix(gold(tone, hit), lab('#5d3a26'), solidPart && r < 0.98 ? 0 : 0.62);
  };
}

/** Kneeling: haunch, breast, a raised neck, head and ears. */
function addDeer(solid: Solid, skin: Skin, side: number): void {
  const body = (x: number, y: number, rx: number, ry: number) =>
    addLathe(
      solid,
      [
        [0.05, -ry],
        [rx * 0.8, -ry * 0.6],
        [rx, 0],
        [rx * 0.8, ry * 0.6],
        [0.05, ry],
      ],
      { skin, sides: 12, x: side * x, y },
    );
  body(2.5, 0.5, 0.48, 0.5);
  body(2.05, 0.52, 0.42, 0.42);
  body(1.72, 1.0, 0.17, 0.55);
  body(1.56, 1.55, 0.2, 0.17);
  body(1.7, 1.78, 0.06, 0.22);
}
