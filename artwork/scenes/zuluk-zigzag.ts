import { paintCloudSea } from '../parts/cloud-sea.ts';
import { inks, lab, mix } from '../parts/colour.ts';
import { drawGrass } from '../parts/grass.ts';
import { landOf, reader } from '../parts/land.ts';
import { paintMassif } from '../parts/massif.ts';
import { noiseOf } from '../parts/noise.ts';
import { clamp, smooth } from '../parts/numbers.ts';
import { DAWN_SNOW } from '../parts/palette.ts';
import { drawCrowd } from '../parts/people.ts';
import { rangeView } from '../parts/range.ts';
import { cutRoad, hairpins, type Waypoint } from '../parts/road.ts';
import { ground, paintSilhouette } from '../parts/silhouette.ts';
import { skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import { KANGCHENJUNGA_FROM_DARJEELING } from '../parts/skylines.ts';
import type { Stage } from '../parts/stage.ts';
import type { Sunward } from '../parts/sunlight.ts';
import { paintTerrain } from '../parts/terrain.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Sunward = [0.9, 0.2, 0.12];
const WIDTH = 0.016;
const noise = noiseOf(41);

/** Where the hillside breaks off to the right, into the clouds. */
const edgeAt = (z: number) => 0.66 - 0.34 * (z - 1.2) + 0.06 * Math.sin(z * 3.1);

/** A hillside that rises from the viewer's feet to a crest at the left and breaks off at the right. */
function hillAt(x: number, z: number): number {
  const rise =
    0.5 * smooth(0.8, 3.4, z) - 1.4 * Math.max(0, z - 3.05 - 0.2 * noise.fbm(x * 1.2, 4, 3)) ** 1.2;
  const left = 0.42 * smooth(-0.5, -2, x) * smooth(1, 3, z);
  const right = -0.85 * Math.max(0, x - edgeAt(z)) ** 0.9 - 0.1 * x;
  // Calm where the road runs, ribbed beside it.
  const ribs = 0.05 + 0.2 * smooth(0.5, 1.3, Math.abs(x - edgeAt(z) + 0.5));
  const warp = 0.2 * noise.fbm(x * 0.9, z * 0.9, 3);
  const folds = (noise.ridged(x * 1.6 + 0.5 * z + warp, z * 0.7 + warp, 5, 0.46) - 0.42) * ribs;
  const humps = 0.07 * Math.sin(x * 3.1 + z * 1.7) * Math.sin(z * 2.7 + 0.6);
  return Math.max(-1.2, rise + left + right + folds + humps - 0.1 + 0.012 * noise.fbm(x * 7, z * 7, 4));
}

/** Thirty-two loops: zigzags of uneven reach, strung up the hillside. */
function loops(): Waypoint[] {
  const bends: Waypoint[] = [];
  for (let i = 0; i < 26; i++) {
    const z = 1.2 + 0.068 * i;
    const middle = edgeAt(z) - 0.52 - 0.14 * Math.sin(i * 0.42 + 0.6);
    const reach = 0.25 + 0.12 * Math.sin(i * 0.62 + 0.4) + 0.13 * noise.at(i * 0.7, 2);
    bends.push([middle + (i % 2 ? reach : -reach), z]);
  }
  return [[0.7, 1.04], ...hairpins(bends, 0.03)];
}

const MEADOW = inks(
  [
    [0, '#16343c'],
    [0.05, '#244a46'],
    [0.14, '#4c6a48'],
    [0.25, '#8b8d4d'],
    [0.4, '#cda355'],
    [0.56, '#f6cf83'],
  ],
  0.03,
);

function paintHillside(stage: Stage): void {
  const step = 2.2 / stage.frame.height;
  const land = landOf({ left: -3, right: 3, near: 0.5, far: 4.4, step }, hillAt);
  const road = cutRoad(land, { waypoints: loops(), width: WIDTH, shoulder: 1.8 });
  const roadAt = reader(land, road.distance);
  const [lit, shade, haze] = [lab('#fff0c9'), lab('#a79f92'), lab('#f0c9a2')];
  paintTerrain(stage, {
    land,
    sun: SUN,
    camera: {
      height: 0.85,
      horizon: 0.26,
      centre: stage.frame.aspect / 2,
      near: 0.55,
      far: 4.3,
      focal: 1.05,
    },
    inkAt: ({ x, z, y, light, px, py }) => {
      const jitter = noise.fbm(px * 260, py * 260, 2) * 0.06 + noise.fbm(x * 6, z * 5, 4) * 0.1;
      const d = roadAt(x, z) / WIDTH;
      const colour = mix(MEADOW(light + jitter), mix(shade, lit, clamp(light * 2.4)), smooth(0.74, 0.6, d));
      return mix(colour, haze, smooth(1.2, 4.2, z) * 0.42 + smooth(-0.15, -0.6, y) * 0.5);
    },
    alphaAt: ({ x, z, y }) => smooth(-0.85, -0.42, y + 0.16 * noise.fbm(x * 3, z * 3, 3)),
  });
}

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
  alt: 'The zigzag road of Zuluk below Thambi viewpoint at sunrise, above a sea of cloud, with Kangchenjunga beyond',
  focus: { x: 50, y: 60 },
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
    const tall = 0.15;
    const crest = KANGCHENJUNGA_FROM_DARJEELING.map(
      ([x, h]) => [frame.x(-0.02 + x * 0.8), h * tall] as const,
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
      swell: 0.17,
      size: 0.8,
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
    paintViewpoint(stage);
  },
};
