import { drawBench } from '../parts/bench.ts';
import { blend, cover, type Hex, inks, lab, mix } from '../parts/colour.ts';
import { drawDhupi } from '../parts/dhupi.ts';
import { drawGrass } from '../parts/grass.ts';
import { paintMist, paintWisp } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { clamp, lerp, randomOf, smooth } from '../parts/numbers.ts';
import { drawPerson } from '../parts/people.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { drawTallBanner } from '../parts/tall-banner.ts';
import type { Scene } from '../scene.types.ts';

const HORIZON = 0.7;
const EYE = 0.24;
const noise = noiseOf(37);
const rowOf = (z: number) => HORIZON + EYE / z;

const DEPTHS = [
  { near: 5.2, far: 8, seed: 3, count: 46 },
  { near: 3.4, far: 5.2, seed: 4, count: 26 },
  { near: 2.2, far: 3.4, seed: 5, count: 16 },
  { near: 1.45, far: 2.2, seed: 16, count: 9 },
  { near: 0.95, far: 1.3, seed: 7, count: 4 },
] as const;

/** Banners stand in the clearing on both sides of the path, from far to near: place across, distance, colour. */
const BANNERS: readonly (readonly [number, number, Hex])[] = [
  [-0.95, 4.8, '#f1e7d3'],
  [0.95, 4.6, '#c0453a'],
  [-0.6, 4.3, '#e3a93c'],
  [1.5, 3.9, '#f1e7d3'],
  [-1.35, 3.7, '#3f6ea0'],
  [0.8, 3.4, '#4f8360'],
  [-0.62, 3.0, '#c0453a'],
  [1.15, 2.7, '#e3a93c'],
  [-1.1, 2.5, '#f1e7d3'],
  [0.6, 2.3, '#3f6ea0'],
  [-0.72, 1.95, '#4f8360'],
  [0.98, 1.75, '#f6ecd8'],
  [-0.98, 1.6, '#e3a93c'],
];

function paintFloor(stage: Stage): void {
  const { frame } = stage;
  const middle = frame.x(0.75);
  const moss = inks(
    [
      [0, '#2f4a40'],
      [0.32, '#45634c'],
      [0.5, '#66805a'],
      [0.68, '#94a374'],
    ],
    0.08,
  );
  const gravel = inks(
    [
      [0, '#7d7d70'],
      [0.45, '#a39f8c'],
      [0.66, '#c6c0a8'],
    ],
    0.08,
  );
  const haze = lab('#c9d3c8');
  stage.each(
    (x, y) => {
      const z = EYE / Math.max(0.01, y - HORIZON);
      const across = (x - middle) * z - 0.16 * Math.sin(z * 0.9);
      const light =
        0.46 + 0.5 * noise.fbm(across * 3.2, z * 4.5, 4) + 0.14 * noise.fbm(across * 22, z * 26, 2);
      const edge = Math.abs(across) + 0.06 * noise.fbm(across * 6, z * 9, 3);
      const colour = mix(gravel(light), moss(light), smooth(0.22, 0.27, edge));
      return cover(mix(colour, haze, smooth(1.4, 5, z) * 0.92), 1);
    },
    { top: HORIZON },
  );
}

function paintTrees(stage: Stage, index: number): void {
  const { frame } = stage;
  const { near, far, seed, count } = DEPTHS[index] as (typeof DEPTHS)[number];
  const random = randomOf(seed * 41);
  const u = index / (DEPTHS.length - 1);
  const middle = frame.x(0.75);
  const trees = Array.from({ length: count }, (_, i) => {
    const z = lerp(far, near, (i + random()) / count);
    const clear = index < 1 ? 0.1 : 1.15 - 0.05 * z + (index > 3 ? -0.36 : 0);
    const reach = Math.max(0.12, frame.aspect * 0.56 * z - clear) * random() ** (index > 2 ? 0.7 : 1.1);
    return { x: middle + ((i % 2 ? 1 : -1) * (clear + reach)) / z, z, seed: seed * 100 + i };
  });
  paintSilhouette(stage, {
    draw: (pen) => {
      for (const { x, z, seed: own } of trees) {
        drawDhupi(pen, {
          x,
          y: rowOf(z),
          height: (2.5 + 0.9 * randomOf(own)()) / z,
          seed: own,
          needle: clamp(0.012 / z, 0.0016, 0.0042),
        });
        drawGrass(pen, {
          from: x - 0.24 / z,
          to: x + 0.24 / z,
          ground: () => rowOf(z),
          height: 0.09 / z,
          count: 50,
          seed: own,
        });
      }
    },
    base: blend('#b4c4bd', '#16302f', u ** 0.72),
    rim: blend('#e6ebdf', '#9db5a0', u),
    rimWidth: lerp(0.0012, 0.0026, u),
    toward: -1,
    fog: { colour: '#d3dcd2', from: 0.25 + 0.3 * u, to: rowOf(near) + 0.05, most: 0.75 * (1 - u) + 0.08 },
  });
}

function paintBanners(stage: Stage, far: number, near: number): void {
  const { frame } = stage;
  const fog = lab('#d0dad1');
  for (const [across, z, colour] of BANNERS) {
    if (z > far || z <= near) continue;
    const x = frame.x(0.75) + (across * frame.fit) / z;
    const thick = smooth(1.4, 5.4, z) * 0.78;
    const banner = {
      x,
      y: rowOf(z),
      height: 1.12 / z,
      colour,
      seed: Math.round(z * 17),
      side: across < 0 ? 1 : -1,
    } as const;
    stage.live(
      (pen, t) => drawTallBanner(pen, banner, t),
      ([L, a, b]) => mix([L * 0.95, a, b], fog, thick),
    );
  }
}

function paintBench(stage: Stage): void {
  const { frame } = stage;
  const z = 1.5;
  const x = frame.x(0.75) + (0.47 * frame.fit) / z;
  const light = { base: '#2a3a38', rim: '#c9d2b4', rimWidth: 0.002, toward: -1 } as const;
  paintSilhouette(stage, { ...light, draw: (pen) => drawBench(pen, { x, y: rowOf(z), length: 0.36 / z }) });
  paintSilhouette(stage, {
    draw: (pen) => {
      drawPerson(pen, { x: frame.x(0.735), y: rowOf(3.1), height: 0.31 / 3.1, seed: 5, bag: true });
      drawPerson(pen, { x: frame.x(0.768), y: rowOf(3.15), height: 0.285 / 3.15, seed: 12, bag: false });
    },
    base: '#54666a',
    rim: '#dfe6d6',
    toward: -1,
  });
}

export const lamahattaPines: Scene = {
  name: 'lamahatta-pines',
  title: 'Prayer flags among the dhupi',
  place: 'Lamahatta, on the road to Kalimpong',
  destination: 'kalimpong',
  alt: 'Tall prayer banners line a path between dhupi trees that rise into fog at Lamahatta, a bench beside the path and two walkers far off',
  focus: { x: 50, y: 58 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      seed: 71,
      stops: [
        [0, '#a9bab8'],
        [0.35, '#c6d1ca'],
        [0.7, '#e0e4d8'],
        [1, '#c9d3c8'],
      ],
      glow: { x: frame.x(0.68), y: 0.42, colour: '#f4f2e2', strength: 0.9 },
    });
    paintTrees(stage, 0);
    paintFloor(stage);
    paintMist(stage, {
      seed: 81,
      y: 0.66,
      swell: 0.05,
      soft: 0.1,
      top: '#e9ece1',
      base: '#ccd7ce',
      alpha: 0.85,
      waves: 1.4,
      fade: 0.13,
    });
    paintTrees(stage, 1);
    paintBanners(stage, 9, 3.4);
    paintWisp(stage, {
      seed: 83,
      y: 0.42,
      slope: -0.06,
      thick: 0.1,
      top: '#eff0e6',
      base: '#c9d5ce',
      from: frame.x(0.1),
      to: frame.x(0.7),
      alpha: 0.75,
    });
    paintMist(stage, {
      seed: 85,
      y: 0.72,
      swell: 0.04,
      soft: 0.08,
      top: '#e4e9de',
      base: '#c3d0c6',
      alpha: 0.6,
      waves: 1.7,
      fade: 0.1,
    });
    paintTrees(stage, 2);
    paintBanners(stage, 3.4, 2.2);
    paintWisp(stage, {
      seed: 88,
      y: 0.2,
      slope: 0.05,
      thick: 0.12,
      top: '#e6eae2',
      base: '#bccac4',
      from: frame.x(1.4),
      to: frame.x(0.8),
      alpha: 0.6,
    });
    paintTrees(stage, 3);
    paintBanners(stage, 2.2, 1.5);
    paintBench(stage);
    paintTrees(stage, 4);
  },
};
