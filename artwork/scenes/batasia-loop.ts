import { drawBroadleaf } from '../parts/broadleaf.ts';
import { cover, lab, mix } from '../parts/colour.ts';
import type { GroundView } from '../parts/ground.ts';
import { paintMassif } from '../parts/massif.ts';
import { noiseOf } from '../parts/noise.ts';
import { clamp, smooth } from '../parts/numbers.ts';
import { MORNING_RANGES, MORNING_SNOW } from '../parts/palette.ts';
import { drawPerson } from '../parts/people.ts';
import type { Shader } from '../parts/plate.ts';
import { rangeView } from '../parts/range.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import { KANGCHENJUNGA_FROM_DARJEELING } from '../parts/skylines.ts';
import type { Stage } from '../parts/stage.ts';
import type { Sunward } from '../parts/sunlight.ts';
import { drawToyTrain } from '../parts/toy-train.ts';
import { drawTrack, onTrack } from '../parts/track.ts';
import { paintValleys } from '../parts/valleys.ts';
import type { Scene } from '../scene.types.ts';
import { FAR_ARC, gardenView, NEAR_ARC, paintGarden } from './batasia-loop/garden.ts';

const SUN: Sunward = [-0.85, 0.3, 0.3];
const TRAIN = { length: 0.6, coaches: 3 };
/** Where the engine comes in, out of sight at the right, and how far it goes in a cycle: until the last coach has left. */
const ENTRANCE = 4.2;
const WAY = 11.1;
/** Brings the train to the middle of the still picture. */
const START = 0.364;

const trainAt = (t: number) => ENTRANCE - WAY * ((t + START) % 1);
const FOG = { colour: '#dfd9b4', from: 0.4, to: 0.7, most: 0.25 } as const;

function paintMountain(stage: Stage): void {
  const { frame } = stage;
  const summit = 0.23;
  const crest = KANGCHENJUNGA_FROM_DARJEELING.map(([x, h]) => [frame.x(x), h * summit] as const);
  const segments = skeleton(crest, { seed: 44, spurLength: 0.26, drop: 0.6, wander: 0.025, spread: 0.8 });
  const view = rangeView(frame, {
    segments,
    seed: 3,
    depth: 0.4,
    steepness: 0.95,
    warp: 0.015,
    warpFrequency: 9,
    detail: 0.011,
    detailFrequency: 15,
    stretch: 0.45,
    sun: SUN,
    base: 0.38,
    tilt: 0.2,
    floor: -0.02,
  });
  paintMassif(stage, view, {
    snow: MORNING_SNOW,
    summit,
    warmFrom: 0.1,
    fogTop: 0.55,
    haze: 0.1,
    rockFrom: 0.6,
  });
}

/** The memorial in the middle of the loop: an obelisk on its steps, with people around it. */
function paintMemorial(stage: Stage, view: GroundView): void {
  const [x, y, scale] = view.project(0.42, 0.42, 4.1);
  paintSilhouette(stage, {
    draw: (pen) => {
      for (const [half, low, top] of [
        [0.3, 0, 0.05],
        [0.2, 0.05, 0.1],
        [0.09, 0.1, 0.18],
      ] as const)
        pen.fillRect(x - half * scale, y - top * scale, 2 * half * scale, (top - low) * scale);
      pen.beginPath();
      pen.moveTo(x - 0.05 * scale, y - 0.18 * scale);
      pen.lineTo(x - 0.03 * scale, y - 0.86 * scale);
      pen.lineTo(x, y - 0.93 * scale);
      pen.lineTo(x + 0.03 * scale, y - 0.86 * scale);
      pen.lineTo(x + 0.05 * scale, y - 0.18 * scale);
      pen.fill();
      for (const [off, seed] of [
        [-0.42, 4],
        [-0.34, 8],
        [0.36, 6],
      ] as const)
        drawPerson(pen, { x: x + off * scale, y: y + 0.02 * scale, height: 0.19 * scale, seed });
    },
    base: '#4f6a66',
    rim: '#f3e3b4',
    rimWidth: 0.0025,
    toward: -1,
  });
}

function paintTrees(stage: Stage, view: GroundView): void {
  const places = [
    [-3.1, 6.2, 0.9, 1],
    [-2.6, 6.7, 0.8, 2],
    [-3.7, 6, 1, 3],
    [3, 5.9, 1, 4],
    [3.6, 6.3, 0.9, 5],
    [-1.9, 5.9, 0.6, 8],
  ] as const;
  paintSilhouette(stage, {
    draw: (pen) => {
      for (const [x, z, height, seed] of places) {
        const [px, py, scale] = view.project(x, 0.1, z);
        drawBroadleaf(pen, { x: px, y: py, height: height * scale, seed: seed * 11 });
      }
    },
    base: '#4f7a68',
    rim: '#e9d68c',
    rimWidth: 0.0016,
    toward: -1,
    fog: FOG,
  });
}

/** White steam that leans back over the coaches; its billows stay in the air that the train goes through. */
function paintSteam(stage: Stage, view: GroundView): void {
  const noise = noiseOf(91);
  const [white, shade] = [lab('#fffaea'), lab('#b5b7a8')];
  const steamAt = (t: number): Shader => {
    const [x0, y0] = onTrack(view, NEAR_ARC)(trainAt(t) + 0.135, 0, 0.43);
    return (x, y) => {
      const [dx, dy] = [x - x0, y0 - y];
      if (dx < -0.03 || dx > 0.75) return null;
      const u = clamp(dx / 0.62);
      const middle = 0.012 + 0.14 * u ** 0.62 + 0.03 * noise.fbm(x * 4, 2, 2);
      const radius = 0.012 + 0.07 * u ** 0.7;
      const d = (dy - middle + noise.fbm(x * 7, y * 7, 4) * 0.05 * (0.3 + u)) / radius;
      const puff = noise.billow(x * 11 - dy * 4, y * 13, 4);
      const body = 1 - Math.abs(d) - (0.75 - puff) * 0.9 * (0.35 + u);
      const k = smooth(0, 0.35, body) * smooth(1, 0.35, u) * smooth(-0.012, 0.01, dx);
      return k > 0
        ? cover(mix(shade, white, smooth(-0.7, 0.75, d + (puff - 0.4) * 1.1 - dx * 0.1)), k * 0.95)
        : null;
    };
  };
  stage.liveShade(steamAt, { top: 0.2, bottom: 0.75 });
}

export const batasiaLoop: Scene = {
  name: 'batasia-loop',
  title: 'Toy train on the Batasia loop',
  place: 'Ghum, Darjeeling',
  destination: 'darjeeling',
  alt: 'Blue steam engine and coaches of the Darjeeling toy train on the Batasia loop, flower beds and the war memorial inside it, Kangchenjunga behind',
  focus: { x: 50, y: 55 },
  hero: true,
  compose(stage) {
    const { aspect } = stage.frame;
    paintSky(stage, {
      seed: 21,
      stops: [
        [0, '#6f9fb4'],
        [0.14, '#9bbcc2'],
        [0.26, '#cfd3c8'],
        [0.36, '#f2dfbd'],
        [0.5, '#fbe8c0'],
      ],
      glow: { x: 0.02, y: 0.33, colour: '#fff0c4', strength: 0.85 },
      streaks: { colour: '#fff3d9', top: 0.02, bottom: 0.3, amount: 0.55, slope: 1.4 },
      bottom: 0.6,
    });
    paintMountain(stage);
    paintValleys(stage, {
      sun: SUN,
      ranges: MORNING_RANGES,
      rows: [
        { seed: 61, y: 0.405, height: 0.045 },
        { seed: 66, y: 0.45, height: 0.05 },
        { seed: 72, y: 0.51, height: 0.055 },
      ],
      mistTop: '#fff2d0',
      mistBases: ['#ead9b8'],
      lift: 0.02,
    });
    const view = gardenView(stage.frame);
    paintGarden(stage, view);
    paintTrees(stage, view);
    const rails = { base: '#4b4a40', rim: '#d9c48a', rimWidth: 0.001, toward: -1 } as const;
    paintSilhouette(stage, {
      ...rails,
      draw: (pen) => drawTrack(pen, view, FAR_ARC, -1.6, 2),
      seen: (i) => (view.z[i] ?? 0) > 4.9,
    });
    paintMemorial(stage, view);
    paintSilhouette(stage, {
      ...rails,
      draw: (pen) => drawTrack(pen, view, NEAR_ARC, -aspect * 2.4, aspect * 2.4),
      seen: (i) => (view.z[i] ?? 0) > 2.4,
    });
    const noise = noiseOf(5);
    stage.live(
      (pen, t) => drawToyTrain(pen, view, NEAR_ARC, { ...TRAIN, x: trainAt(t) }),
      ([L, a, b], x, y) => [L + noise.fbm(x * 220, y * 220, 2) * 0.03, a * 0.95, b + 0.004],
    );
    paintSteam(stage, view);
  },
};
