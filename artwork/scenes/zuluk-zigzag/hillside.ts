import { inks, lab, mix } from '../../parts/colour.ts';
import { drawConifer } from '../../parts/conifer.ts';
import type { GroundView } from '../../parts/ground.ts';
import { landOf, type Place, reader } from '../../parts/land.ts';
import { noiseOf } from '../../parts/noise.ts';
import { bell, clamp, randomOf, smooth } from '../../parts/numbers.ts';
import { cutRoad, hairpins, onFace, type Road, type Waypoint } from '../../parts/road.ts';
import { paintSilhouette } from '../../parts/silhouette.ts';
import type { Stage } from '../../parts/stage.ts';
import type { Sunward } from '../../parts/sunlight.ts';
import { paintTerrain } from '../../parts/terrain.ts';
import { drawTruck } from '../../parts/truck.ts';

const SUN: Sunward = [0.9, 0.42, 0.16];
const WIDTH = 0.0115;
const noise = noiseOf(41);

/** The skyline of the hillside: high at the left, falling to the right into the clouds. */
const crestAt = (x: number) =>
  1.24 - 0.3 * x - 0.34 * smooth(0.1, 1.3, x) + 0.1 * smooth(-0.5, -1.2, x) + 0.05 * noise.fbm(x * 2.2, 4, 4);

const CREST_Z = 3.4;

/** The middle of the zigzag at a height: it wanders down a broad spur. */
const spurAt = (height: number) => 0.34 - 0.62 * height + 0.07 * Math.sin(height * 7 + 0.6);

/** One steep face toward the viewer, ribbed downhill; it falls away behind its crest. */
function hillAt(x: number, z: number): number {
  const below = CREST_Z - z;
  const bend = 0.16 * noise.fbm(x * 0.8, z * 0.8, 3);
  const plain = crestAt(x) - 0.95 * Math.max(0, below) + 0.16 * smooth(0.25, 1.4, below);
  const off = x - spurAt(clamp(plain, 0, 1.4));
  // Calm where the road runs, cut by gullies beside it.
  const wild = 0.16 + 0.84 * smooth(0.3, 0.62, Math.abs(off));
  const ribs = (noise.ridged(x * 1.05 + bend + 0.25 * z + 3.3, z * 0.3 + bend, 4, 0.42) - 0.45) * 0.36 * wild;
  const rough = (noise.ridged(x * 4.6 + bend * 2, z * 1.8, 4) - 0.4) * (0.012 + 0.03 * wild);
  const spur = 0.16 * bell(off, -0.02, 0.36);
  return plain - 1.2 * Math.max(0, -below) + (ribs + spur) * smooth(-0.2, 0.35, below) + rough;
}

/** How high the clouds stand against the hillside. */
const cloudAt = (x: number) => -0.6 + 0.92 * smooth(0.05, 1.1, x);

/** The loops of the old Silk Route: zigzags of uneven reach that keep an even gradient over rib and gully. */
function loops(): Waypoint[] {
  const bends: Waypoint[] = [];
  for (let i = 0; i < 29; i++) {
    const height = 0.16 + 0.04 * i;
    const reach = 0.23 + 0.08 * Math.sin(i * 0.5 + 2.6) + 0.13 * noise.at(i * 0.8, 2) - 0.0035 * i;
    bends.push([spurAt(height) + (i % 2 ? reach : -reach), height]);
  }
  return onFace(hairpins(bends, 0.0125), { heightAt: hillAt, near: 1.6, far: CREST_Z, step: 0.06 });
}

/** Grass gone brown above, green below. */
const HIGH = inks(
  [
    [0, '#1b3a45'],
    [0.1, '#34524b'],
    [0.2, '#596b42'],
    [0.36, '#878447'],
    [0.53, '#b98f47'],
    [0.68, '#dfb05c'],
    [0.82, '#fbd88c'],
  ],
  0.03,
);
const LOW = inks(
  [
    [0, '#10303c'],
    [0.12, '#1a4744'],
    [0.26, '#2c6049'],
    [0.44, '#527b47'],
    [0.6, '#879148'],
    [0.74, '#bfae54'],
    [0.88, '#ecd080'],
  ],
  0.03,
);

/** The slope of Zuluk with its road, its firs and the few cars on it, above the clouds. */
export function paintHillside(stage: Stage): void {
  const step = 1.8 / stage.frame.height;
  const land = landOf({ left: -1.9, right: 1.9, near: 1.7, far: 3.7, step }, hillAt);
  const road = cutRoad(land, { waypoints: loops(), width: WIDTH, shoulder: 1.5 });
  const roadAt = reader(land, road.distance);
  const [lit, shade, wall, haze] = [lab('#fff3d6'), lab('#b0a79a'), lab('#1d3d42'), lab('#f0c9a2')];
  const view = paintTerrain(stage, {
    land,
    sun: SUN,
    camera: {
      height: 1.35,
      horizon: 0.27,
      centre: stage.frame.aspect / 2,
      near: 1.75,
      far: 3.65,
      focal: 2,
    },
    inkAt: ({ x, z, y, light, px, py }) => {
      const jitter = noise.fbm(px * 260, py * 260, 2) * 0.06 + noise.fbm(x * 7, z * 4, 4) * 0.16;
      const d = roadAt(x, z) / WIDTH;
      // The wall of fill on the downhill side gives each leg its thickness.
      const under = roadAt(x, z + WIDTH) / WIDTH;
      const grass = mix(
        LOW(light * 0.84 + jitter),
        HIGH(light * 0.84 + jitter),
        smooth(0.6, 1.25, y + jitter * 2),
      );
      let colour = mix(grass, wall, smooth(1.1, 0.6, under) * 0.6);
      colour = mix(colour, mix(shade, lit, clamp(light * 2)), smooth(0.72, 0.58, d));
      return mix(colour, haze, smooth(0.26, -0.02, y - cloudAt(x)) * 0.75);
    },
    alphaAt: ({ x, z, y }) => smooth(-0.1, 0.12, y - cloudAt(x) + 0.16 * noise.fbm(x * 3, z * 3, 4)),
  });
  paintFirs(stage, view, (x, z) => roadAt(x, z) / WIDTH);
  paintCars(stage, view, road);
}

/** Where on the road, in shares of its length, somebody drives down or up. */
const CARS: readonly (readonly [number, 1 | -1])[] = [
  [0.105, 1],
  [0.23, -1],
  [0.345, 1],
  [0.52, 1],
  [0.565, 1],
];

function paintCars(stage: Stage, view: GroundView, { points }: Road): void {
  stage.vector((pen) => {
    for (const [share, facing] of CARS) {
      const point = points[Math.floor(share * points.length)];
      if (!point) continue;
      const { x, y, z } = point;
      const [px, py, scale] = view.project(x, y, z);
      drawTruck(pen, { x: px, y: py + 0.001, length: 0.021 * scale, colour: '#b8402f', facing });
    }
  });
}

/** Firs in clumps on the lower slopes, none on the road. */
function paintFirs(stage: Stage, view: GroundView, roadAt: Place): void {
  const random = randomOf(12);
  const firs: { x: number; z: number }[] = [];
  for (let i = 0; i < 5200; i++) {
    const [x, z] = [-1.3 + 2.6 * random(), 2.2 + 1.1 * random()];
    const height = hillAt(x, z);
    const clump = noise.fbm(x * 3.2 + 5, z * 3.2, 3) + 0.34 * smooth(0.95, 0.2, height) - 0.22;
    if (
      height > cloudAt(x) + 0.14 &&
      clump > 0.02 + 0.25 * random() &&
      roadAt(x, z - 0.01) > 3 &&
      roadAt(x, z + 0.03) > 1.6
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
          height: scale * (0.028 + 0.016 * random()),
          seed: i,
          density: 0.3,
          width: 0.24,
        });
      }
    },
    base: '#15383d',
    rim: '#c9b25e',
    rimWidth: 0.0016,
    rimStrength: 0.7,
  });
}
