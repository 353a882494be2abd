import { type ArchBridge, archBridgePlace } from '../../parts/arch-bridge.ts';
import { drawBoulder } from '../../parts/boulder.ts';
import { addBridgeTiger } from '../../parts/bridge-tiger.ts';
import { drawCrown } from '../../parts/broadleaf.ts';
import { noiseOf } from '../../parts/noise.ts';
import { randomOf, smooth } from '../../parts/numbers.ts';
import { ground, paintSilhouette } from '../../parts/silhouette.ts';
import { viewOf } from '../../parts/solid/camera.ts';
import { paintSolid } from '../../parts/solid/paint-solid.ts';
import { skinOf, twoTone } from '../../parts/solid/skins.ts';
import { Solid } from '../../parts/solid/solid.ts';
import type { Stage } from '../../parts/stage.ts';

const noise = noiseOf(91);

const TIGER = {
  fur: skinOf(['#6f4a32', '#976338', '#cb8f4a', '#edc27c'], 0.05),
  pale: skinOf(['#8f7f6c', '#b9a588', '#ecdcb8', '#fff4d6'], 0.05),
  stripe: skinOf(['#1c2222', '#2a2b28', '#43382e', '#5f4a38'], 0.05),
  dark: twoTone('#15191a', '#2a2624', 0),
  eye: twoTone('#a08a3c', '#e9cf62', 0),
  plinth: twoTone('#8f8069', '#f0d8aa', 0.25),
};

/** The wooded headlands on which the bridge stands, and boulders at the water. */
export function paintFeet(stage: Stage, bridge: ArchBridge): void {
  const place = archBridgePlace(bridge);
  const random = randomOf(7);
  const [left, right] = [place(-1.02, -0.15), place(1.02, -0.15)];
  // A headland of rock under either pylon; between them the river runs on to the viewer.
  const rock = (px: number) => {
    const leftRock =
      left[1] +
      0.01 +
      2.2 * Math.max(0, px - left[0] - 0.075) ** 1.2 -
      0.5 * Math.max(0, left[0] - 0.05 - px);
    const rightRock =
      right[1] + 2.4 * Math.max(0, right[0] - 0.05 - px) ** 1.2 - 0.45 * Math.max(0, px - right[0] - 0.03);
    return Math.min(leftRock, rightRock) + 0.035 * noise.fbm(px * 11, 3, 4);
  };
  const water = (px: number) =>
    Math.min(0.94, 0.79 + 0.25 * Math.abs(px - (left[0] + right[0]) / 2) ** 1.4 * (px < 0.8 ? 1.5 : 0.5));
  const foot = (px: number) => water(px) + 0.02 * noise.fbm(px * 6, 8, 3);
  for (const [drop, base, rim, seed] of [
    [0, '#3f6a52', '#c9c977', 3],
    [0.045, '#2a544a', '#a9b562', 5],
    [0.1, '#1c4340', '#8fa257', 9],
  ] as const) {
    const line = (px: number) => rock(px) + drop + 0.02 * noise.fbm(px * 14, seed, 3);
    paintSilhouette(stage, {
      draw: (pen) => {
        pen.beginPath();
        const columns = Array.from({ length: 400 }, (_, k) => -0.05 + (k / 399) * (stage.frame.aspect + 0.1));
        for (const px of columns) pen.lineTo(px, Math.min(line(px), foot(px)));
        for (const px of columns.toReversed()) pen.lineTo(px, foot(px));
        pen.fill();
        for (const px of columns)
          if (line(px) < foot(px) - 0.015 && random() < 0.3)
            drawCrown(pen, {
              x: px,
              y: line(px) - 0.004,
              radius: 0.014 + 0.02 * random(),
              seed: Math.round(px * 1000) + seed,
              leaf: 0.0029,
            });
      },
      base,
      rim,
      toward: -1,
    });
  }
  stage.vector((pen) => {
    for (let i = 0; i < 54; i++) {
      const px = i % 2 ? left[0] - 0.3 + 0.5 * random() : right[0] - 0.16 + 0.5 * random();
      if (rock(px) > foot(px) + 0.03) continue;
      drawBoulder(pen, {
        x: px,
        y: foot(px) + 0.02 * random(),
        size: 0.011 + 0.022 * random() ** 2,
        seed: 60 + i,
        shade: '#55605a',
        lit: '#e3d7b2',
        foam: '#e7eedd',
      });
    }
  });
}

const SPUR_INKS = [
  ['#40786a', '#a8c07a'],
  ['#386f62', '#9cb870'],
  ['#306659', '#90ae66'],
  ['#285b52', '#82a25e'],
  ['#204f49', '#749656'],
] as const;

/** A wooded spur of the left bank behind the arch, crown over crown down to the water. */
export function paintSpur(stage: Stage, river: number): void {
  const { frame } = stage;
  const crest = (x: number) =>
    river - 0.42 * smooth(frame.x(0.81), frame.x(0.2), x) ** 0.85 + 0.012 * noise.fbm(x * 9, 6, 3);
  for (let k = 0; k < 10; k++) {
    const row = k / 10.5;
    const [base, rim] = SPUR_INKS[Math.floor(k / 2)] as (typeof SPUR_INKS)[number];
    const random = randomOf(31 + k);
    const line = (x: number) =>
      crest(x) + (river + 0.012 - crest(x)) * (row + 0.22 * row * (1 - row) * noise.fbm(x * 7, k * 3, 3));
    paintSilhouette(stage, {
      draw: (pen) => {
        ground(line, frame.aspect)(pen);
        for (let x = -0.05; x < frame.x(0.82); x += 0.0065)
          drawCrown(pen, {
            x,
            y: line(x) - 0.002 + 0.03 * random(),
            radius: 0.009 + 0.012 * random(),
            seed: Math.round(x * 2000) + k * 100,
            leaf: 0.0021,
          });
      },
      base,
      rim,
      rimWidth: 0.0022,
      toward: -1,
      fog: { colour: '#b5cbab', from: river - 0.12, to: river + 0.01, most: 0.45 },
    });
  }
}

/** The tiger at the head of the bridge, painted as it is there, above the bushes of the near bank. */
export function paintTiger(stage: Stage): void {
  const { frame } = stage;
  const solid = new Solid();
  addBridgeTiger(solid, TIGER, { x: 0, y: 0, z: 0, tall: 1, turn: -0.95 });
  const view = viewOf(frame, {
    eye: [0.4, 0.42, 6],
    target: [0, 0.4, 0],
    lens: 1.85,
    at: [frame.shape === 'tall' ? 0.34 : 0.2, 0.735],
    upright: true,
  });
  paintSolid(stage, { solid, view, sun: [-0.85, 0.5, 0.5], shadowSize: 1600 });
  const random = randomOf(17);
  paintSilhouette(stage, {
    draw: (pen) => {
      const line = (x: number) =>
        0.925 + 0.3 * smooth(frame.x(0.36), frame.x(0.74), x) + 0.012 * noise.fbm(x * 8, 1, 3);
      ground(line, frame.aspect)(pen);
      for (let i = 0; i < 60; i++) {
        const x = frame.x(-0.1 + 0.7 * random());
        drawCrown(pen, {
          x,
          y: line(x) + 0.012,
          radius: 0.02 + 0.025 * random(),
          seed: 700 + i,
          leaf: 0.0044,
        });
      }
    },
    base: '#12302e',
    rim: '#9aa653',
    rimWidth: 0.002,
    toward: -1,
  });
}
