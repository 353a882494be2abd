import { paintCloudSea } from '../parts/cloud-sea.ts';
import { drawGrass } from '../parts/grass.ts';
import { paintMassif } from '../parts/massif.ts';
import { paintWisp } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { smooth } from '../parts/numbers.ts';
import { DAWN_SNOW } from '../parts/palette.ts';
import { drawCrowd } from '../parts/people.ts';
import { rangeView } from '../parts/range.ts';
import { ground, paintSilhouette } from '../parts/silhouette.ts';
import { skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import { KANGCHENJUNGA_FROM_DARJEELING } from '../parts/skylines.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';
import { paintHillside } from './zuluk-zigzag/hillside.ts';

const noise = noiseOf(41);

/** Torn cloud that comes up from the valley and hides a loop here and there. */
const WISPS = [
  { seed: 21, y: 0.36, slope: 0.05, thick: 0.022, alpha: 0.75, from: 0.7, to: 1.05 },
  { seed: 34, y: 0.6, slope: 0.03, thick: 0.04, alpha: 0.7, from: 0.85, to: 1.4 },
  { seed: 23, y: 0.83, slope: 0.02, thick: 0.06, alpha: 0.85, from: 0.95, to: 1.45 },
] as const;

/** The edge of Thambi viewpoint, with those who came up before dawn. */
function paintViewpoint(stage: Stage): void {
  const { frame } = stage;
  const ledge = (x: number) => 0.93 + 0.16 * smooth(0.3, 0.8, x / frame.fit) + 0.01 * noise.fbm(x * 5, 3, 3);
  const ink = { base: '#14262f', rim: '#ffca7e', rimWidth: 0.002 } as const;
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(ledge, frame.aspect)(pen);
      drawGrass(pen, { from: -0.05, to: 0.6 * frame.fit, ground: ledge, height: 0.022, count: 420, seed: 5 });
      drawCrowd(pen, { from: 0.1, to: 0.34 * frame.fit, ground: ledge, height: 0.085, count: 5, seed: 12 });
    },
    ...ink,
  });
}

export const zulukZigzag: Scene = {
  name: 'zuluk-zigzag',
  title: 'Thirty-two loops of the old silk route',
  place: 'Thambi viewpoint, Zuluk',
  destination: 'sikkim',
  alt: 'The hairpin loops of the old Silk Route falling down one steep slope at Zuluk, seen from Thambi viewpoint, with a sea of cloud and Kangchenjunga beyond',
  focus: { x: 42, y: 56 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      stops: [
        [0, '#7fb0b8'],
        [0.1, '#bccdbd'],
        [0.2, '#f3dfae'],
        [0.3, '#fde3a6'],
      ],
      glow: { x: frame.aspect + 0.05, y: 0.2, colour: '#fff3c4' },
      bottom: 0.5,
    });
    const tall = 0.19;
    const crest = KANGCHENJUNGA_FROM_DARJEELING.map(
      ([x, h]) => [frame.x(0.24 + x * 0.92), h * tall] as const,
    );
    const far = rangeView(frame, {
      segments: skeleton(crest, { seed: 42, spurLength: 0.16, drop: 0.6, wander: 0.02, spread: 0.8 }),
      seed: 3,
      depth: 0.25,
      steepness: 1.05,
      warp: 0.01,
      warpFrequency: 14,
      detail: 0.007,
      detailFrequency: 26,
      stretch: 0.42,
      sun: [0.9, 0.27, 0.26],
      base: 0.29,
      tilt: 0.15,
      floor: -0.05,
    });
    paintMassif(stage, far, { snow: DAWN_SNOW, summit: tall, rockFrom: 0.6, haze: 0.25 });
    paintCloudSea(stage, {
      seed: 6,
      camera: { height: 0.52, horizon: 0.268, centre: frame.aspect / 2, near: 0.35, far: 12 },
      sun: [0.9, 0.12, -0.15],
      swell: 0.15,
      depth: 0.8,
      soft: 0.09,
      size: 0.6,
      stops: [
        [0, '#7f93b0'],
        [0.2, '#9fabbf'],
        [0.32, '#c9bcc0'],
        [0.44, '#f0cfb0'],
        [0.56, '#ffe9c2'],
      ],
      haze: '#f6dcb8',
    });
    paintHillside(stage);
    for (const wisp of WISPS) paintWisp(stage, { ...wisp, top: '#fff0d2', base: '#d9c3b4' });
    paintViewpoint(stage);
  },
};
