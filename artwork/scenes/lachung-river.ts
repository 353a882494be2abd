import { drawBush } from '../parts/blossom.ts';
import { drawBoulder } from '../parts/boulder.ts';
import { drawCabin } from '../parts/cabin.ts';
import { type Hex, inks, lab, mix } from '../parts/colour.ts';
import { drawConifer, drawForest } from '../parts/conifer.ts';
import { drawDarchor } from '../parts/flags.ts';
import { paintFoothill } from '../parts/foothill.ts';
import type { GroundView } from '../parts/ground.ts';
import { landOf } from '../parts/land.ts';
import { paintMassif } from '../parts/massif.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { bell, randomOf, smooth } from '../parts/numbers.ts';
import { MORNING_SNOW } from '../parts/palette.ts';
import type { Pen } from '../parts/plate.ts';
import { rangeView } from '../parts/range.ts';
import { rapidsInk } from '../parts/rapids.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { crestOf, skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Sunward } from '../parts/sunlight.ts';
import { paintTerrain } from '../parts/terrain.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Sunward = [-0.8, 0.42, 0.25];
const noise = noiseOf(113);

const riverAt = (z: number) => 0.16 * Math.sin(z * 1.3 + 2.6) + 0.1 * (z - 1);
const breadthAt = (z: number) => 0.3 + 0.05 * z;

/** Terraces on both sides of a stony bed; the bed climbs a little toward the head of the valley. */
function valleyAt(x: number, z: number): number {
  const off = x - riverAt(z);
  const out = Math.abs(off) - breadthAt(z);
  const bank = 0.1 * smooth(-0.02, 0.16, out) + 0.14 * smooth(0.3, 0.5, out) + 0.2 * Math.max(0, out - 0.5);
  const bed = 0.035 * noise.fbm(x * 4, z * 5, 4) * smooth(0.1, -0.1, out) + 0.012 * Math.sin(z * 13 + off * 3);
  return bank * (off < 0 ? 1.1 : 0.9) + bed + 0.025 * (z - 1) + 0.02 * noise.fbm(x * 2, z * 2, 3);
}

const SNOW_PEAK = crestOf('-0.4 0.3, 0.2 0.3, 0.45 0.5, 0.55 0.66, 0.62 0.78, 0.68 0.9, 0.73 1, 0.77 0.92, 0.82 0.8, 0.88 0.84, 0.93 0.7, 1.02 0.55, 1.2 0.4, 1.9 0.3');

function paintMountains(stage: Stage): void {
  const { frame } = stage;
  const tall = 0.3;
  const sun: Sunward = [-0.92, 0.28, 0.12];
  const view = rangeView(frame, {
    segments: skeleton(SNOW_PEAK.map(([x, h]) => [frame.x(x), h * tall] as const), { seed: 12, spurLength: 0.26, drop: 0.75, wander: 0.02 }),
    seed: 8,
    depth: 0.4,
    steepness: 1,
    warpFrequency: 8,
    detail: 0.012,
    detailFrequency: 13,
    stretch: 0.42,
    sun,
    base: 0.45,
    tilt: 0.12,
    floor: -0.05,
  });
  paintMassif(stage, view, { snow: MORNING_SNOW, summit: tall, rockFrom: 0.47, haze: 0.1, fogTop: 0.5 });
  const away = (x: number) => (x - frame.x(0.74)) / frame.fit;
  const sides = [
    { seed: 21, y: 0.47, bump: (u: number) => 0.34 * smooth(0.03, 0.6, u) + 0.1 * smooth(-0.1, -0.4, u), inks: ['#4a7076', '#5a7e7a', '#8d946b', '#dcb566'] as const, fog: '#e9d3a4' },
    { seed: 33, y: 0.5, bump: (u: number) => 0.5 * smooth(-0.04, -0.75, u), inks: ['#1f444e', '#2a5152', '#55663f', '#c48f3c'] as const, fog: '#d3b888' },
    { seed: 38, y: 0.52, bump: (u: number) => 0.44 * smooth(0.2, 0.8, u), inks: ['#1f3f47', '#2b4e4c', '#6b7044', '#c99440'] as const, fog: '#b9a67e' },
  ];
  for (const [i, { seed, y, bump, inks: four, fog }] of sides.entries()) {
    paintFoothill(stage, { seed, y, height: 0.03, bump: (x) => bump(away(x)), inks: four, fog, fogFrom: 0.1, fogTo: 0.55, sun: SUN, spurLength: 0.24, drop: 1.3, steepness: 1.35, depth: 0.46, detail: 0.014 });
    const wood = (x: number) => y - 0.02 - bump(away(x)) * 0.5 * (1 + 0.5 * Math.sin(x * 19 + i));
    const trees = { from: -0.02, to: frame.aspect, least: 0.012, most: 0.036, scatter: 0.09 };
    paintSilhouette(stage, {
      draw: (pen) => drawForest(pen, { ground: wood, count: bump(away(-0.1)) + bump(away(1.6)) > 0.3 ? 190 : 90, seed, ...trees }),
      base: four[0],
      rim: four[3],
      rimWidth: 0.001,
      toward: -1,
    });
    if (i === 1) paintFall(stage, frame.x(0.3));
    paintMist(stage, { seed: seed + 3, y: 0.455 + 0.012 * i, swell: 0.02, soft: 0.04, top: '#fff0cf', base: '#dfc8a4', alpha: 0.55, fade: 0.08 });
  }
}

/** The fall comes down the forested wall in two leaps. */
function paintFall(stage: Stage, x: number): void {
  const random = randomOf(5);
  stage.vector((pen) => {
    pen.lineCap = 'round';
    for (const [top, foot, shift, wide] of [[0.17, 0.27, 0, 0.008], [0.272, 0.41, 0.01, 0.013]] as const) {
      for (let i = 0; i < 46; i++) {
        const u = random() - 0.5;
        pen.strokeStyle = random() < 0.7 ? '#fdf6e2' : '#c9cfc4';
        pen.lineWidth = 0.0006 + 0.0014 * random();
        pen.globalAlpha = 0.6;
        pen.beginPath();
        pen.moveTo(x + shift + u * wide * 0.5, top + 0.012 * random());
        pen.quadraticCurveTo(x + shift + u * wide * 0.7, (top + foot) / 2, x + shift + 0.003 + u * wide * 1.6, foot - 0.02 * random());
        pen.stroke();
      }
    }
  });
}

const stream = rapidsInk({
  seed: 9,
  stops: [[0, '#2b5f66'], [0.22, '#3d8583'], [0.4, '#74b3a3'], [0.58, '#b9d8bd']],
  foam: '#fffaf0',
  foamShade: '#b7c9c4',
  white: 0.72,
});
const GRASS = inks([[0, '#4a4a32'], [0.12, '#76663a'], [0.3, '#ae8b45'], [0.46, '#dcb562']], 0.05);
const GRAVEL = inks([[0, '#5b5a5c'], [0.15, '#857f79'], [0.34, '#bcae99'], [0.52, '#e6d8bc']], 0.05);

function paintGround(stage: Stage): GroundView {
  const land = landOf({ left: -3.5, right: 3.5, near: 0.42, far: 5, step: 3.4 / stage.frame.height }, valleyAt);
  const haze = lab('#ecd9b0');
  return paintTerrain(stage, {
    land,
    sun: SUN,
    camera: { height: 0.36, horizon: 0.46, centre: stage.frame.aspect / 2, near: 0.45, far: 4.9 },
    inkAt: ({ x, z, light, px, py }) => {
      const out = Math.abs(x - riverAt(z)) - breadthAt(z);
      const jitter = noise.fbm(px * 240, py * 240, 2) * 0.1;
      const water = stream({ across: x - riverAt(z), along: z * 1.6, light: light * 0.8, crest: 0.06 });
      const stones = GRAVEL(light * 0.8 + jitter + noise.ridged(x * 26, z * 26, 2) * 0.3 - 0.16);
      const grass = GRASS(light * 0.7 + jitter + noise.fbm(x * 6, z * 6, 3) * 0.2);
      const edge = noise.fbm(x * 5, z * 5, 3) * 0.07;
      const land = mix(stones, grass, smooth(0.02, 0.07, out + edge));
      return mix(mix(water, land, smooth(-0.09, -0.075, out + edge)), haze, smooth(1.4, 4.9, z) * 0.4);
    },
  });
}

type Item = { z: number; draw: (pen: Pen, px: number, py: number, scale: number) => void; x: number };

const TIN: readonly (readonly [Hex, Hex])[] = [
  ['#7c2a26', '#d9543f'],
  ['#1f5561', '#3f9aa0'],
  ['#2e5a3b', '#6da35b'],
  ['#7a3f1f', '#e08a3c'],
  ['#28466f', '#5a8ec0'],
];

/** Where each house stands, its width, its tin, its storeys. */
const HOUSES: readonly (readonly [x: number, z: number, width: number, tin: number, rows: number])[] = [
  [-0.84, 1.75, 0.22, 0, 1],
  [-1.18, 2.05, 0.2, 1, 1],
  [-0.98, 2.4, 0.22, 3, 2],
  [-0.66, 2.75, 0.2, 2, 1],
  [-1.4, 2.7, 0.24, 4, 2],
  [-1.05, 3.05, 0.2, 0, 1],
  [-0.7, 3.5, 0.24, 1, 2],
  [-1.5, 3.5, 0.24, 3, 1],
  [-1.1, 3.9, 0.22, 2, 2],
  [-0.66, 4.3, 0.24, 0, 1],
  [-1.6, 4.4, 0.24, 0, 2],
  [-1.05, 4.7, 0.24, 4, 1],
  [0.74, 2.35, 0.2, 4, 1],
  [0.98, 3, 0.22, 0, 2],
  [0.78, 3.8, 0.22, 2, 1],
  [1.3, 4.2, 0.24, 3, 2],
  [0.95, 4.7, 0.22, 1, 1],
];

function house([x, z, width, tin, rows]: (typeof HOUSES)[number]): Item {
  const [shade, lit] = TIN[tin] as readonly [Hex, Hex];
  const wood = tin % 2 === 1 || (rows === 1 && z > 2);
  const draw = (pen: Pen, px: number, py: number, scale: number) =>
    drawCabin(pen, {
      origin: [px, py + 0.012 * scale],
      width: width * scale,
      height: (0.052 + 0.044 * rows) * scale,
      depth: 0.15 * scale,
      wall: { lit: wood ? '#9a6a45' : '#d9c59c', shade: wood ? '#4b352f' : '#6f6a66' },
      roof: { lit, shade },
      plinth: { tone: { lit: '#a39783', shade: '#57535a' }, share: rows > 1 ? 0.16 : 0.22 },
      frame: wood ? '#e8d8b4' : '#2d5f58',
      pane: '#262a30',
      columns: 3,
      rows,
      rise: 0.05 * scale,
      view: { front: 0.9, side: 0.44, frontRise: 0.03, sideRise: -0.05 },
    });
  return { x, z, draw };
}

function trees(): Item[] {
  const random = randomOf(19);
  return Array.from({ length: 210 }, (_, i) => {
    const z = 1 / (0.2 + 0.46 * random());
    const side = random() < 0.5 ? -1 : 1;
    const x = riverAt(z) + side * (breadthAt(z) + 0.1 + (0.5 + 0.3 * z) * random());
    const gold = random();
    const draw = (pen: Pen, px: number, py: number, scale: number) => {
      if (gold < 0.42) {
        pen.fillStyle = '#24423f';
        pen.strokeStyle = '#24423f';
        drawConifer(pen, { x: px, y: py, height: (0.2 + 0.32 * gold) * scale, seed: i + 9, density: 0.8 });
        return;
      }
      const leaf: { shade: Hex; lit: Hex } = gold < 0.64 ? { shade: '#7d4a1e', lit: '#f0b03c' } : gold < 0.85 ? { shade: '#7a3319', lit: '#e57a32' } : { shade: '#5f5a24', lit: '#d8b94a' };
      pen.strokeStyle = '#4a352b';
      pen.lineWidth = 0.008 * scale;
      pen.beginPath();
      pen.moveTo(px, py);
      pen.lineTo(px + 0.004 * scale, py - 0.09 * scale);
      pen.stroke();
      drawBush(pen, { x: px, y: py - 0.045 * scale, radius: 0.05 * scale, tall: 0.15 * scale * (0.8 + 0.5 * gold), leaf, bloom: leaf, blooms: 0, toward: -1, grain: 0.011 * scale, seed: i + 3 });
    };
    return { x, z, draw };
  }).filter(({ x, z }) => !HOUSES.some(([hx, hz, w]) => x > hx - 0.06 && x < hx + w + 0.08 && z < hz + 0.15 && z > hz - 0.32));
}

/** Low rust and straw-coloured scrub on the near banks, with a few large maples that come into the picture at its right. */
function shrubs(): Item[] {
  const random = randomOf(67);
  const scrub = Array.from({ length: 170 }, (_, i) => {
    const z = 1 / (0.4 + 1.45 * random());
    const side = random() < 0.45 ? -1 : 1;
    const x = riverAt(z) + side * (breadthAt(z) + 0.07 + 0.6 * random());
    const pick = random();
    const leaf: { shade: Hex; lit: Hex } = pick < 0.45 ? { shade: '#5a4a26', lit: '#c79a45' } : pick < 0.75 ? { shade: '#6a3420', lit: '#cf6b32' } : { shade: '#33472f', lit: '#83893f' };
    const size = 0.014 + 0.026 * random();
    const draw = (pen: Pen, px: number, py: number, scale: number) =>
      drawBush(pen, { x: px, y: py + 0.004 * scale, radius: size * 1.5 * scale, tall: size * 1.3 * scale, leaf, bloom: leaf, blooms: 0, toward: -1, grain: 0.0068 * scale, seed: i + 300 });
    return { x, z, draw };
  });
  const maples = [[0.78, 1.12, 5], [0.93, 1.3, 9], [0.72, 1.52, 14], [1.02, 1.02, 23]] as const;
  const large = maples.map(([x, z, seed]): Item => ({
    x,
    z,
    draw: (pen, px, py, scale) => {
      pen.strokeStyle = '#3f2c26';
      pen.lineWidth = 0.014 * scale;
      pen.beginPath();
      pen.moveTo(px, py + 0.01 * scale);
      pen.quadraticCurveTo(px + 0.012 * scale, py - 0.07 * scale, px, py - 0.16 * scale);
      pen.stroke();
      const leaf = seed % 2 ? { shade: '#7c2f17', lit: '#f0862f' } : { shade: '#84501a', lit: '#f7bf45' };
      drawBush(pen, { x: px, y: py - 0.07 * scale, radius: 0.1 * scale, tall: 0.3 * scale, leaf: leaf as { shade: Hex; lit: Hex }, bloom: leaf as { shade: Hex; lit: Hex }, blooms: 0, toward: -1, grain: 0.014 * scale, seed });
    },
  }));
  return [...scrub, ...large];
}

const BANNERS = { z: 1.9, xs: [-0.6, -0.54, -0.48] } as const;

function boulders(): Item[] {
  const random = randomOf(23);
  return Array.from({ length: 130 }, (_, i) => {
    const z = 1 / (0.24 + 1.55 * random());
    const shore = random() < 0.55;
    const u = (random() * 2 - 1) * (shore ? 1 : 0.8);
    const x = riverAt(z) + (shore ? Math.sign(u) * (0.82 + 0.35 * Math.abs(u)) : u) * breadthAt(z);
    const size = 0.014 + 0.062 * random() ** 2.4;
    const draw = (pen: Pen, px: number, py: number, scale: number) =>
      drawBoulder(pen, { x: px, y: py, size: size * scale, seed: i + 7, shade: '#4c4b52', lit: '#efdcb4', toward: -1, foam: shore ? undefined : '#fffaf0' } as Parameters<typeof drawBoulder>[1]);
    return { x, z, draw };
  });
}

export const lachungRiver: Scene = {
  name: 'lachung-river',
  title: 'Lachung in autumn',
  place: 'Lachung, North Sikkim',
  destination: 'sikkim',
  alt: 'Wooden houses with coloured tin roofs above the boulders of the Lachung river in autumn, with a waterfall and a snow peak',
  focus: { x: 45, y: 58 },
  compose(stage) {
    paintSky(stage, {
      stops: [[0, '#6fa5ad'], [0.14, '#abc6b9'], [0.28, '#f0e2b8'], [0.45, '#fbe9bd']],
      seed: 52,
      glow: { x: -0.1, y: 0.12, colour: '#fff0b8' },
      bottom: 0.6,
    });
    paintMountains(stage);
    const view = paintGround(stage);
    const place = ({ x, z }: { x: number; z: number }) => view.project(x, valleyAt(x, z), z);
    const items = [...HOUSES.map(house), ...trees(), ...shrubs(), ...boulders()].sort((a, b) => b.z - a.z);
    const far = items.filter(({ z }) => z >= BANNERS.z);
    const draw = (list: readonly Item[]) => stage.vector((pen) => {
      for (const item of list) item.draw(pen, ...place(item));
    });
    draw(far);
    stage.live((pen, t) => {
      for (const [i, x] of BANNERS.xs.entries()) {
        const [px, py, scale] = place({ x, z: BANNERS.z });
        drawDarchor(pen, { x: px, y: py, height: 0.26 * scale, colour: i === 1 ? '#c7503f' : '#f6efdd', seed: i * 2.1 }, t);
      }
    });
    draw(items.filter((item) => !far.includes(item)));
  },
};
