import { cover, inks, lab, mix } from '../parts/colour.ts';
import { drawFlags } from '../parts/flags.ts';
import type { Frame } from '../parts/frame.ts';
import { landOf } from '../parts/land.ts';
import { smooth } from '../parts/numbers.ts';
import { drawPerson } from '../parts/people.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { paintTerrain } from '../parts/terrain.ts';
import { paintWater } from '../parts/water.ts';
import type { Scene } from '../scene.types.ts';
import { noise, paintMoraine, paintWall, SHORE, SUN } from './gurudongmar-lake/snow-wall.ts';

/** 1 where the lake is still under ice: a shelf along the far shore and floes before it. */
function iceAt(x: number, y: number): number {
  const near = (y - SHORE) / (1 - SHORE);
  const flow = noise.fbm(x * 1.5 + near, Math.log(near + 0.06) * 2.2, 4);
  const shelf = smooth(0.3, 0.06, near + flow * 0.55);
  const crack = Math.abs(noise.fbm(x * 4, Math.log(near + 0.05) * 5, 3));
  return smooth(0.42, 0.46, shelf) * (0.25 + 0.75 * smooth(0.012, 0.022, crack));
}

function paintLake(stage: Stage): void {
  paintWater(stage, {
    seed: 31,
    shore: SHORE,
    bottom: 0.98,
    deep: '#0b7f8f',
    sheen: '#5cc4c0',
    ripple: 0.55,
    mirror: [0.5, 0.16],
    squeeze: 1.05,
  });
  const sheet = inks(
    [
      [0, '#b4dcdc'],
      [0.4, '#d9eeea'],
      [0.6, '#f6fbf4'],
    ],
    0.06,
  );
  stage.each(
    (x, y) => {
      const ice = iceAt(x, y);
      if (ice <= 0) return null;
      const near = (y - SHORE) / (1 - SHORE);
      return cover(sheet(0.55 + noise.fbm(x * 3, Math.log(near + 0.05) * 9, 4) * 0.7), ice * 0.93);
    },
    { top: SHORE, bottom: 0.98 },
  );
}

const STONE = inks(
  [
    [0, '#3a2f31'],
    [0.1, '#5e4639'],
    [0.28, '#96704b'],
    [0.46, '#c89a63'],
    [0.66, '#ecc88c'],
  ],
  0.04,
);

/** The near bank, where the road ends and the flags stand. */
const bankAt = (x: number, z: number): number =>
  0.1 * smooth(2.2, 1.0, z) +
  0.16 * smooth(0.1, 1.1, x) * smooth(2.3, 1.1, z) +
  0.05 * noise.fbm(x * 1.4, z * 1.4, 4) +
  0.022 * (noise.ridged(x * 4, z * 4, 4) - 0.4) -
  0.35 * smooth(1.55, 2.1, z + 0.35 * x + 0.25 * noise.fbm(x * 1.3, 3, 3));

function paintBank(stage: Stage) {
  const land = landOf({ left: -2, right: 2, near: 0.5, far: 2.6, step: 1.6 / stage.frame.height }, bankAt);
  const snow = lab('#f4f3ea');
  return paintTerrain(stage, {
    land,
    sun: SUN,
    camera: { height: 0.62, horizon: 0.44, centre: stage.frame.aspect / 2, near: 0.55, far: 2.5 },
    inkAt: ({ x, z, light, px, py }) => {
      const jitter = noise.fbm(px * 220, py * 220, 2) * 0.09 + noise.fbm(x * 22, z * 22, 2) * 0.14;
      const patch = smooth(
        0.16,
        0.2,
        noise.fbm(x * 2.2, z * 4.4, 3) * 0.9 + noise.fbm(x * 16, z * 24, 3) * 0.16 - light * 0.2,
      );
      return mix(STONE(light + jitter), snow, patch * 0.92);
    },
    alphaAt: ({ y }) => smooth(-0.05, -0.035, y),
  });
}

function paintPilgrims(stage: Stage, frame: Frame): void {
  const place = frame.x(0.3);
  paintSilhouette(stage, {
    draw: (pen) => {
      drawPerson(pen, { x: place, y: 0.846, height: 0.085, seed: 6, bag: false });
      drawPerson(pen, { x: place + 0.045, y: 0.85, height: 0.08, seed: 12, bag: true });
    },
    base: '#2b2030',
    rim: '#ffd79a',
    rimWidth: 0.002,
    toward: -1,
  });
}

function paintFlagLines(stage: Stage, frame: Frame): void {
  const mast = [frame.x(1.16), 0.42] as const;
  const foot = [mast[0] + 0.004, 0.88] as const;
  stage.vector((pen) => {
    pen.strokeStyle = '#40291f';
    pen.lineWidth = 0.006;
    pen.beginPath();
    pen.moveTo(...foot);
    pen.lineTo(...mast);
    pen.stroke();
  });
  const anchors = [
    [frame.x(0.45), 0.93, 0.045, 0.024, 26],
    [frame.x(0.66), 0.99, 0.05, 0.03, 24],
    [frame.x(1.62), 0.86, 0.06, 0.05, 14],
    [frame.x(1.42), 1.02, 0.05, 0.052, 13],
  ] as const;
  stage.live((pen, t) => {
    for (const [i, [x, y, sag, size, count]] of anchors.entries()) {
      drawFlags(
        pen,
        {
          from: [mast[0], mast[1] + 0.006 * i],
          to: [x, y],
          sag,
          count,
          size: 0.034,
          endSize: size + 0.012,
          seed: 3 + i,
        },
        t + i * 0.21,
      );
    }
  });
}

export const gurudongmarLake: Scene = {
  name: 'gurudongmar-lake',
  title: 'Gurudongmar lake',
  place: 'Gurudongmar, North Sikkim',
  destination: 'sikkim',
  alt: 'Prayer flags above the turquoise, half-frozen Gurudongmar lake below a wall of snow in the high desert of North Sikkim',
  focus: { x: 52, y: 52 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      stops: [
        [0, '#0f4a86'],
        [0.14, '#2268a0'],
        [0.3, '#5f9fc4'],
        [0.46, '#b9d9de'],
        [0.55, '#e6efe6'],
      ],
      seed: 33,
      streaks: {
        colour: '#eef5f2',
        top: 0,
        bottom: 0.2,
        amount: 0.55,
        slope: 1.2,
        from: frame.aspect * 0.3,
        to: frame.aspect,
      },
      bottom: 0.6,
    });
    paintWall(stage);
    paintMoraine(stage);
    paintLake(stage);
    paintBank(stage);
    paintPilgrims(stage, frame);
    paintFlagLines(stage, frame);
  },
};
