import { type Hex, inks, lab, mix } from '../../parts/colour.ts';
import { drawConifer } from '../../parts/conifer.ts';
import type { GroundView } from '../../parts/ground.ts';
import { landOf, type Place, reader } from '../../parts/land.ts';
import { noiseOf } from '../../parts/noise.ts';
import { bell, randomOf, smooth } from '../../parts/numbers.ts';
import { cutRoad, hairpins, onFace, type Road, type Waypoint } from '../../parts/road.ts';
import { paintSilhouette } from '../../parts/silhouette.ts';
import type { Stage } from '../../parts/stage.ts';
import type { Sunward } from '../../parts/sunlight.ts';
import { paintTerrain } from '../../parts/terrain.ts';
import { drawTruck } from '../../parts/truck.ts';

const SUN: Sunward = [0.86, 0.4, 0.05];
const WIDTH = 0.025;
const CAMERA = { height: 1.5, horizon: 0.22, focal: 0.78 };
const noise = noiseOf(41);

const crestZ = (x: number) => 4 + 0.25 * noise.fbm(x * 0.5, 3, 3);

/** The slope as the road climbs it: up toward the back and the left, down to the right into the clouds. */
const slopeAt = (x: number, z: number) =>
  0.37 * (z - 1.2) - 0.13 * x - 0.1 * Math.max(0, x - 0.1) ** 2 + 0.05 * smooth(-1.5, -3, x);

/** With its spurs and gullies, which run downhill; behind the crest it falls away. */
function hillAt(x: number, z: number): number {
  const bend = 0.35 * noise.fbm(x * 0.5, z * 0.5, 3);
  const spurs = 0.21 * noise.fbm(x * 0.7 + bend, z * 0.3 + 7, 2);
  const beside = smooth(0.9, 1.7, Math.abs(x - middleAt(z)));
  const gullies =
    (noise.ridged(x * 1.1 + bend * 1.6, z * 0.5 + bend, 4, 0.44) - 0.4) * (0.012 + 0.26 * beside);
  const rough = (noise.ridged(x * 5 + bend * 3, z * 2.6, 4) - 0.4) * (0.012 + 0.022 * beside);
  const over = z - crestZ(x);
  return slopeAt(x, Math.min(z, crestZ(x))) + spurs + gullies + rough - 1.3 * Math.max(0, over);
}

/** The spur that the loops come down. */
const middleAt = (z: number) => -0.14 * (z - 1.2) + 0.3 * Math.sin(z * 1.9 + 0.9);

/** How high the clouds stand against the hillside. */
const cloudAt = (x: number) => -1.1 + 0.75 * smooth(0.2, 2.2, x);

/** Thirty-two loops are too many for a picture; these are the ones one sees from Thambi. x from the spur, z. */
const BENDS: readonly Waypoint[] = [
  [-1.3, 1.2],
  [0.5, 1.33],
  [-0.52, 1.52],
  [0.62, 1.67],
  [-0.95, 1.84],
  [0.3, 1.99],
  [-0.44, 2.13],
  [0.86, 2.3],
  [-0.2, 2.46],
  [0.55, 2.62],
  [-1.05, 2.8],
  [0.3, 2.98],
  [-0.6, 3.14],
  [0.75, 3.32],
  [-0.9, 3.5],
  [0.05, 3.68],
  [-0.7, 3.86],
];

function loops(): Waypoint[] {
  const bends = BENDS.map(([x, z]) => [middleAt(z) + x, z] as const);
  const line = hairpins(bends, 0.045).map(([x, z]) => [x, slopeAt(x, z)] as const);
  return onFace(line, { heightAt: hillAt, near: 0.6, far: 4.4, step: 0.1 });
}

/** Grass gone brown above, green below. */
const HIGH = inks(
  [
    [0, '#26424a'],
    [0.1, '#41564d'],
    [0.22, '#676d4a'],
    [0.38, '#90864f'],
    [0.56, '#b99858'],
    [0.74, '#dcb873'],
    [0.9, '#f6d99a'],
  ],
  0.04,
);
const LOW = inks(
  [
    [0, '#143540'],
    [0.1, '#214a47'],
    [0.24, '#38634a'],
    [0.42, '#5f7d4a'],
    [0.6, '#8f9650'],
    [0.76, '#bfae62'],
    [0.92, '#e8cf88'],
  ],
  0.04,
);

/** The slope of Zuluk with its road, its firs and the few cars on it, above the clouds. */
export function paintHillside(stage: Stage): void {
  const step = 3.2 / stage.frame.height;
  const land = landOf({ left: -4.4, right: 4.4, near: 1.05, far: 4.6, step }, hillAt);
  const road = cutRoad(land, { waypoints: loops(), width: WIDTH, shoulder: 1.9 });
  const roadAt = reader(land, road.distance);
  const [lit, shade] = [lab('#c9b79c'), lab('#666b70')];
  const [earth, cut, wall, lip, haze] = [
    lab('#b98a5f'),
    lab('#3a4040'),
    lab('#2d4444'),
    lab('#f6e3bd'),
    lab('#ecc8a6'),
  ];
  const view = paintTerrain(stage, {
    land,
    sun: SUN,
    camera: { ...CAMERA, centre: stage.frame.aspect / 2, near: 1.08, far: 4.5 },
    inkAt: ({ x, z, y, light, px, py }) => {
      const jitter = noise.fbm(px * 260, py * 260, 2) * 0.05 + noise.fbm(x * 6, z * 5, 4) * 0.14;
      const d = roadAt(x, z) / WIDTH;
      const grass = mix(
        LOW(light * 0.9 + jitter),
        HIGH(light * 0.9 + jitter),
        smooth(0.1, 0.85, y + jitter * 1.6),
      );
      // Uphill of the road its bank of raw earth, downhill the wall of fill and its kerb.
      const ragged = d + 4 * jitter + 0.9 * noise.fbm(x * 2.6, z * 2.6 + 3, 2);
      const above = roadAt(x, z - 1.1 * WIDTH) / WIDTH < d;
      const bank = mix(cut, earth, smooth(0.12, 0.3, light + jitter));
      const asphalt = mix(shade, lit, smooth(0.1, 0.5, light + 0.5 * jitter));
      let colour = grass;
      if (above) colour = mix(colour, bank, smooth(1.75, 1.6, ragged) * 0.9);
      else colour = mix(colour, wall, smooth(1.42, 1.25, ragged) * 0.85);
      if (!above) colour = mix(colour, lip, smooth(0.98, 0.9, d) * smooth(0.02, 0.2, light));
      colour = mix(colour, asphalt, smooth(above ? 1 : 0.8, above ? 0.9 : 0.7, d));
      const far = smooth(1.8, 4.4, z) * 0.4;
      return mix(colour, haze, Math.max(far, smooth(0.3, -0.05, y - cloudAt(x)) * 0.8));
    },
    alphaAt: ({ x, z, y }) => smooth(-0.12, 0.16, y - cloudAt(x) + 0.2 * noise.fbm(x * 2.4, z * 2.4, 4)),
  });
  paintFirs(stage, view, (x, z) => roadAt(x, z) / WIDTH);
  paintCars(stage, view, road);
}

/** Where on the road, in shares of its length, somebody drives down or up. */
const CARS: readonly (readonly [number, 1 | -1, Hex])[] = [
  [0.13, 1, '#b8402f'],
  [0.16, -1, '#566044'],
  [0.262, -1, '#566044'],
  [0.278, -1, '#566044'],
  [0.345, 1, '#e6dcc4'],
  [0.52, 1, '#b8402f'],
];

function paintCars(stage: Stage, view: GroundView, { points }: Road): void {
  stage.vector((pen) => {
    for (const [share, facing, colour] of CARS) {
      const point = points[Math.floor(share * points.length)];
      if (!point) continue;
      const { x, y, z } = point;
      const [px, py, scale] = view.project(x, y, z);
      drawTruck(pen, { x: px, y: py + 0.001, length: 0.046 * scale, colour, facing });
    }
  });
}

/** Firs in clumps on the lower slopes, none on the road. */
function paintFirs(stage: Stage, view: GroundView, roadAt: Place): void {
  const random = randomOf(12);
  const firs: { x: number; z: number }[] = [];
  for (let i = 0; i < 15000; i++) {
    const [x, z] = [-3 + 6 * random(), 1.2 + 2.6 * random()];
    const height = hillAt(x, z);
    const clump =
      noise.fbm(x * 1.2 + 5, z * 1.2, 3) +
      0.34 * smooth(0.7, -0.3, height) -
      0.22 -
      0.34 * bell(x, middleAt(z), 0.85);
    if (
      height > cloudAt(x) + 0.2 &&
      clump > 0.02 + 0.25 * random() &&
      roadAt(x, z - 0.03) > 2.4 &&
      roadAt(x, z + 0.09) > 1.6
    )
      firs.push({ x, z });
  }
  firs.sort((a, b) => b.z - a.z);
  paintSilhouette(stage, {
    draw: (pen) => {
      for (const [i, { x, z }] of firs.entries()) {
        const [px, py, scale] = view.project(x, hillAt(x, z), z);
        drawConifer(pen, {
          x: px,
          y: py + 0.002,
          height: scale * (0.075 + 0.045 * random()),
          seed: i,
          density: 0.3,
          width: 0.24,
        });
      }
    },
    base: '#1b3f40',
    rim: '#c9b25e',
    rimWidth: 0.0016,
    rimStrength: 0.7,
  });
}
