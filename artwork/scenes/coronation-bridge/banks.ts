import { type ArchBridge, archBridgePlace } from '../../parts/arch-bridge.ts';
import { drawBoulder } from '../../parts/boulder.ts';
import { drawCrown } from '../../parts/broadleaf.ts';
import { drawGuardianLion, drawLionRelief } from '../../parts/guardian-lion.ts';
import { noiseOf } from '../../parts/noise.ts';
import { randomOf, smooth } from '../../parts/numbers.ts';
import { ground, paintSilhouette } from '../../parts/silhouette.ts';
import type { Stage } from '../../parts/stage.ts';

const noise = noiseOf(91);

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

/** The near parapet of the road, with the lion that gives the bridge its name among drivers. */
export function paintLion(stage: Stage): void {
  const { frame } = stage;
  const lion = { x: frame.x(0.2), y: 0.89, height: 0.25 };
  const light = { rim: '#fff2c8', rimWidth: 0.0035, toward: -1 } as const;
  const random = randomOf(17);
  paintSilhouette(stage, {
    ...light,
    draw: (pen) => drawGuardianLion(pen, lion),
    base: '#574f4c',
    fog: { colour: '#2e3a3a', from: 0.68, to: 0.88, most: 0.6 },
  });
  paintSilhouette(stage, {
    ...light,
    draw: (pen) => drawLionRelief(pen, lion),
    base: '#7a6d62',
    fog: { colour: '#414746', from: 0.68, to: 0.88, most: 0.7 },
  });
  paintSilhouette(stage, {
    draw: (pen) => {
      const line = (x: number) =>
        0.885 + 0.3 * smooth(frame.x(0.32), frame.x(0.7), x) + 0.012 * noise.fbm(x * 8, 1, 3);
      ground(line, frame.aspect)(pen);
      for (let i = 0; i < 60; i++) {
        const x = frame.x(-0.1 + 0.7 * random());
        drawCrown(pen, {
          x,
          y: line(x) + 0.012,
          radius: 0.025 + 0.03 * random(),
          seed: 700 + i,
          leaf: 0.0048,
        });
      }
    },
    base: '#12302e',
    rim: '#9aa653',
    rimWidth: 0.002,
    toward: -1,
  });
}
