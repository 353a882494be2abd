import { drawCabin } from '../parts/cabin.ts';
import { inks, lab, mix } from '../parts/colour.ts';
import { drawFlags } from '../parts/flags.ts';
import type { GroundView } from '../parts/ground.ts';
import { landOf } from '../parts/land.ts';
import { noiseOf } from '../parts/noise.ts';
import { bell, smooth } from '../parts/numbers.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Sunward } from '../parts/sunlight.ts';
import { paintTerrain } from '../parts/terrain.ts';
import { drawYak } from '../parts/yak.ts';
import type { Scene } from '../scene.types.ts';
import { paintMountains } from './dzongri-meadow/mountains.ts';

const noise = noiseOf(67);
const SUN: Sunward = [0.9, 0.24, 0.1];

/** Rolling pasture: hummocks of tussock, a hollow where the huts stand. */
function meadowAt(x: number, z: number): number {
  const roll = 0.2 * bell(x, -1.7, 1.3) * bell(z, 4.4, 1.5) + 0.14 * bell(x, 2.3, 1.2) * bell(z, 4.6, 1.4);
  const hummocks = 0.075 * noise.fbm(x * 0.8, z * 0.8, 3);
  const tussocks = 0.008 * noise.billow(x * 5, z * 5, 3) * smooth(7, 2, z);
  return roll + hummocks + tussocks - 0.5 * Math.max(0, z - 5.4);
}

const GRASS = inks(
  [
    [0, '#1f2f45'],
    [0.07, '#3b4149'],
    [0.16, '#6c5a45'],
    [0.27, '#a67c46'],
    [0.4, '#dba653'],
    [0.56, '#ffd988'],
  ],
  0.03,
);

function paintMeadow(stage: Stage): GroundView {
  const step = 3.4 / stage.frame.height;
  const land = landOf({ left: -5.6, right: 5.6, near: 0.8, far: 7, step }, meadowAt);
  const [scrub, path, haze] = [lab('#2f4340'), lab('#d9b98a'), lab('#c9a898')];
  return paintTerrain(stage, {
    land,
    sun: SUN,
    camera: { height: 0.62, horizon: 0.5, centre: stage.frame.aspect / 2, near: 0.85, far: 6.9, focal: 1 },
    inkAt: ({ x, z, light, px, py }) => {
      const jitter = noise.fbm(px * 230, py * 230, 2) * 0.08;
      const juniper = smooth(0.1, 0.16, noise.fbm(x * 1.5 + 9, z * 1.5, 4) - 0.1 * bell(x, trodden(z), 0.6));
      let colour = GRASS(light * 1.1 + 0.05 * noise.fbm(x * 4, z * 4, 3) + jitter);
      colour = mix(colour, mix(scrub, GRASS(light * 0.8), 0.35), juniper * 0.85);
      colour = mix(
        colour,
        path,
        smooth(0.13, 0.09, Math.abs(x - trodden(z)) + 0.04 * noise.fbm(x * 9, z * 9, 2)) *
          0.8 *
          smooth(0.02, 0.2, light + 0.1),
      );
      return mix(colour, haze, smooth(3, 6.6, z) * 0.45);
    },
  });
}

/** Where the path winds from the viewer to the huts. */
const trodden = (z: number) => 0.3 + 0.45 * Math.sin(z * 0.95 - 0.5);

const YAKS = [
  [-1.55, 3.1, 1, true],
  [-1.5, 4, -1, false],
  [-0.62, 2.35, 1, true],
  [-0.2, 3.9, -1, true],
  [-2.2, 3.8, 1, false],
  [1.75, 3, -1, true],
] as const;

function paintYaks(stage: Stage, view: GroundView): void {
  const sorted = [...YAKS].sort((a, b) => b[1] - a[1]);
  const shadow = lab('#2a3348');
  stage.vector(
    (pen) => {
      for (const [x, z] of sorted) {
        const [px, py, scale] = view.project(x, meadowAt(x, z), z);
        pen.beginPath();
        pen.ellipse(px - 0.16 * scale, py, 0.26 * scale, 0.018 * scale, 0, 0, 7);
        pen.fill();
      }
    },
    () => shadow,
  );
  paintSilhouette(stage, {
    draw: (pen) => {
      for (const [i, [x, z, side, grazing]] of sorted.entries()) {
        const [px, py, scale] = view.project(x, meadowAt(x, z), z);
        drawYak(pen, { x: px, y: py + 0.004, height: 0.2 * scale, seed: i + 3, side, grazing });
      }
    },
    base: '#191d2b',
    rim: '#f2a65c',
    rimWidth: 0.0022,
  });
}

function paintHuts(stage: Stage, view: GroundView): void {
  const shared = {
    wall: { lit: '#3a4358', shade: '#b98a62' },
    roof: { lit: '#4a6f96', shade: '#f0c08a' },
    plinth: { tone: { lit: '#333a4c', shade: '#8f7460' }, share: 0.45 },
    frame: '#1e2638',
    pane: '#33415c',
    view: { front: 0.95, side: 0.4, frontRise: 0.01, sideRise: -0.04 },
  } as const;
  stage.vector((pen) => {
    for (const { x, z, long, lamps } of [
      { x: 1.5, z: 4.9, long: 0.55, lamps: [] },
      { x: 0.75, z: 4.5, long: 0.95, lamps: [1, 2] },
    ]) {
      const [px, py, s] = view.project(x, meadowAt(x, z) - 0.02, z);
      drawCabin(pen, {
        ...shared,
        origin: [px, py],
        width: long * s,
        height: 0.19 * s,
        depth: 0.5 * s,
        columns: Math.round(long * 5),
        rise: 0.2 * s,
        lamps: { colour: '#ffd37a', which: lamps },
      });
    }
  });
}

function paintFlags(stage: Stage, view: GroundView): void {
  const [px, py, s] = view.project(-0.95, meadowAt(-0.95, 1.9), 1.9);
  const top = [px, py - 0.62 * s] as const;
  paintSilhouette(stage, {
    draw: (pen) => {
      pen.fillRect(px - 0.0022, top[1], 0.0044, py - top[1]);
      for (let i = 0; i < 9; i++) {
        pen.beginPath();
        pen.ellipse(
          px + ((i % 3) - 1) * 0.022 * (1 - i / 14),
          py - 0.012 - Math.floor(i / 3) * 0.016,
          0.02,
          0.011,
          0.2 * ((i % 3) - 1),
          0,
          7,
        );
        pen.fill();
      }
    },
    base: '#20273a',
    rim: '#f0a868',
    rimWidth: 0.002,
  });
  const [rx, ry] = view.project(1.05, meadowAt(1.05, 4.4) + 0.3, 4.4);
  stage.live(
    (pen, t) => {
      drawFlags(
        pen,
        {
          from: top,
          to: [-0.04, top[1] - 0.06],
          sag: 0.035,
          count: 17,
          size: 0.027,
          endSize: 0.032,
          seed: 4,
        },
        t,
      );
      drawFlags(
        pen,
        { from: top, to: [rx, ry], sag: 0.05, count: 42, size: 0.027, endSize: 0.009, seed: 8 },
        t + 0.4,
      );
    },
    (colour) => [colour[0] * 0.86, colour[1] * 0.9, colour[2] * 0.92],
  );
}

export const dzongriMeadow: Scene = {
  name: 'dzongri-meadow',
  title: 'Sunrise on Pandim from Dzongri',
  place: 'Dzongri, on the trek from Yuksom',
  destination: 'sikkim',
  alt: 'Yaks and trekkers’ huts on the frosted meadow of Dzongri at 4,020 m, prayer flags, and the first sun on Kabru, Kangchenjunga and steep Pandim, West Sikkim',
  focus: { x: 60, y: 45 },
  compose(stage) {
    paintSky(stage, {
      seed: 31,
      stops: [
        [0, '#1d4a6c'],
        [0.14, '#437a92'],
        [0.28, '#93b0ac'],
        [0.4, '#ecd0a6'],
        [0.5, '#ffd9a0'],
      ],
      glow: { x: stage.frame.aspect + 0.1, y: 0.34, colour: '#ffdf9e', strength: 0.85 },
      streaks: { colour: '#f7c89a', top: 0.02, bottom: 0.24, amount: 0.55 },
      bottom: 0.62,
    });
    paintMountains(stage);
    const view = paintMeadow(stage);
    paintHuts(stage, view);
    paintYaks(stage, view);
    paintFlags(stage, view);
  },
};
