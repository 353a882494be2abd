import type { Hex } from '../../parts/colour.ts';
import { drawForest } from '../../parts/conifer.ts';
import { paintFoothill } from '../../parts/foothill.ts';
import { paintMassif } from '../../parts/massif.ts';
import { paintMist } from '../../parts/mist.ts';
import { randomOf, smooth } from '../../parts/numbers.ts';
import { MORNING_SNOW, type RangeInks } from '../../parts/palette.ts';
import { rangeView } from '../../parts/range.ts';
import { paintSilhouette } from '../../parts/silhouette.ts';
import { crestOf, skeleton } from '../../parts/skeleton.ts';
import type { Stage } from '../../parts/stage.ts';
import type { Sunward } from '../../parts/sunlight.ts';
import { SUN } from './valley.ts';

const SNOW_PEAK = crestOf(
  '-0.4 0.3, 0.2 0.3, 0.45 0.5, 0.55 0.66, 0.62 0.78, 0.68 0.9, 0.73 1, 0.77 0.92, 0.82 0.8, 0.88 0.84, 0.93 0.7, 1.02 0.55, 1.2 0.4, 1.9 0.3',
);

type Wall = {
  seed: number;
  y: number;
  bump(away: number): number;
  inks: RangeInks['inks'];
  fog: Hex;
};

export function paintMountains(stage: Stage): void {
  const { frame } = stage;
  const tall = 0.3;
  const sun: Sunward = [-0.92, 0.28, 0.12];
  const view = rangeView(frame, {
    segments: skeleton(
      SNOW_PEAK.map(([x, h]) => [frame.x(x), h * tall] as const),
      { seed: 12, spurLength: 0.26, drop: 0.75, wander: 0.02 },
    ),
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
  const sides: readonly Wall[] = [
    {
      seed: 21,
      y: 0.47,
      bump: (u: number) => 0.34 * smooth(0.03, 0.6, u) + 0.1 * smooth(-0.1, -0.4, u),
      inks: ['#4a7076', '#5a7e7a', '#8d946b', '#dcb566'],
      fog: '#e9d3a4',
    },
    {
      seed: 33,
      y: 0.5,
      bump: (u: number) => 0.5 * smooth(-0.04, -0.75, u),
      inks: ['#1f444e', '#2a5152', '#55663f', '#c48f3c'],
      fog: '#d3b888',
    },
    {
      seed: 38,
      y: 0.52,
      bump: (u: number) => 0.44 * smooth(0.2, 0.8, u),
      inks: ['#1f3f47', '#2b4e4c', '#6b7044', '#c99440'],
      fog: '#b9a67e',
    },
  ];
  for (const [i, { seed, y, bump, inks: four, fog }] of sides.entries()) {
    paintFoothill(stage, {
      seed,
      y,
      height: 0.03,
      bump: (x) => bump(away(x)),
      inks: four,
      fog,
      fogFrom: 0.1,
      fogTo: 0.55,
      sun: SUN,
      spurLength: 0.24,
      drop: 1.3,
      steepness: 1.35,
      depth: 0.46,
      detail: 0.014,
    });
    const wood = (x: number) => y - 0.02 - bump(away(x)) * 0.5 * (1 + 0.5 * Math.sin(x * 19 + i));
    const trees = { from: -0.02, to: frame.aspect, least: 0.012, most: 0.036, scatter: 0.09 };
    paintSilhouette(stage, {
      draw: (pen) =>
        drawForest(pen, {
          ground: wood,
          count: bump(away(-0.1)) + bump(away(1.6)) > 0.3 ? 190 : 90,
          seed,
          ...trees,
        }),
      base: four[0],
      rim: four[3],
      rimWidth: 0.001,
      toward: -1,
    });
    if (i === 1) paintFall(stage, frame.x(0.3));
    paintMist(stage, {
      seed: seed + 3,
      y: 0.455 + 0.012 * i,
      swell: 0.02,
      soft: 0.04,
      top: '#fff0cf',
      base: '#dfc8a4',
      alpha: 0.55,
      fade: 0.08,
    });
  }
}

/** The fall comes down the forested wall in two leaps. */
function paintFall(stage: Stage, x: number): void {
  const random = randomOf(5);
  stage.vector((pen) => {
    pen.lineCap = 'round';
    for (const [top, foot, shift, wide] of [
      [0.17, 0.27, 0, 0.008],
      [0.272, 0.41, 0.01, 0.013],
    ] as const) {
      for (let i = 0; i < 46; i++) {
        const u = random() - 0.5;
        pen.strokeStyle = random() < 0.7 ? '#fdf6e2' : '#c9cfc4';
        pen.lineWidth = 0.0006 + 0.0014 * random();
        pen.globalAlpha = 0.6;
        pen.beginPath();
        pen.moveTo(x + shift + u * wide * 0.5, top + 0.012 * random());
        pen.quadraticCurveTo(
          x + shift + u * wide * 0.7,
          (top + foot) / 2,
          x + shift + 0.003 + u * wide * 1.6,
          foot - 0.02 * random(),
        );
        pen.stroke();
      }
    }
  });
}
