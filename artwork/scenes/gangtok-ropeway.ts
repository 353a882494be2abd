import { type Lab, lab, mix } from '../parts/colour.ts';
import { paintFoothill } from '../parts/foothill.ts';
import { addTown, noise, slopeSkin, slopeY } from '../parts/gangtok-town.ts';
import { paintMassif } from '../parts/massif.ts';
import { paintMist } from '../parts/mist.ts';
import { clamp, lerp, smooth } from '../parts/numbers.ts';
import type { SnowInks } from '../parts/palette.ts';
import type { Pen } from '../parts/plate.ts';
import { rangeView } from '../parts/range.ts';
import { alongRope, drawCabin, drawRope, type Rope } from '../parts/ropeway.ts';
import { crestOf, skeleton } from '../parts/skeleton.ts';
import { paintSky } from '../parts/sky.ts';
import { viewOf } from '../parts/solid/camera.ts';
import { addLandform } from '../parts/solid/landform.ts';
import { paintSolid } from '../parts/solid/paint-solid.ts';
import { Solid } from '../parts/solid/solid.ts';
import type { Vec } from '../parts/solid/vector.ts';
import type { Stage } from '../parts/stage.ts';
import { paintLamps, paintWindows } from '../parts/town-windows.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Vec = [-0.9, 0.28, 0.42];

const SNOW: SnowInks = {
  high: [
    [0, '#63759c'],
    [0.06, '#8688a8'],
    [0.18, '#bd97a3'],
    [0.34, '#e3aa9b'],
    [0.6, '#f8cba8'],
  ],
  low: [
    [0, '#65789c'],
    [0.08, '#7f87a5'],
    [0.3, '#a596a8'],
    [0.5, '#c6a3a6'],
  ],
  rockLit: '#a57f88',
  rockDark: '#56698f',
  fog: '#d3a9a4',
};

/** From the east side of Gangtok: Pandim, Kangchenjunga with its south summit, Zemu Gap, Simvu, the blade of Siniolchu. */
const CREST = crestOf(
  `-0.5 0.4, -0.3 0.46, -0.12 0.42, 0 0.5, 0.1 0.62, 0.15 0.7, 0.21 0.54, 0.3 0.6, 0.37 0.76, 0.43 0.86, 0.48 0.9, 0.53 1, 0.57 0.95, 0.61 0.97, 0.66 0.82, 0.73 0.66, 0.79 0.52,
   0.87 0.62, 0.93 0.69, 0.98 0.6, 1.06 0.55, 1.12 0.7, 1.155 0.88, 1.19 0.68, 1.26 0.52, 1.36 0.56, 1.5 0.44, 1.9 0.4`,
);

function paintFar(stage: Stage): void {
  const tall = stage.frame.shape === 'tall' ? 0.26 : 0.3;
  const crest = CREST.map(([x, h]) => [stage.frame.x(x), h * tall] as const);
  const segments = skeleton(crest, {
    seed: 51,
    spurLength: 0.34 * stage.frame.fit,
    drop: 0.62,
    wander: 0.035,
    spread: 0.9,
    lean: -0.1,
  });
  const view = rangeView(stage.frame, {
    segments,
    seed: 13,
    depth: 0.5,
    steepness: 1,
    warpFrequency: 7,
    detail: 0.018,
    stretch: 0.42,
    sun: [-0.92, 0.26, 0.26],
    base: 0.47,
    tilt: 0.2,
    floor: -0.05,
  });
  paintMassif(stage, view, { snow: SNOW, summit: tall, fogTop: 0.66, haze: 0.2 });
  const sun = [-0.9, 0.3, 0.25] as const;
  paintMist(stage, { seed: 61, y: 0.41, swell: 0.02, top: '#f0c9b0', base: '#b99aa8', waves: 2 });
  paintFoothill(stage, {
    seed: 71,
    y: 0.48,
    height: 0.05,
    waves: 1.8,
    sun,
    inks: ['#66749b', '#707b9f', '#8a85a0', '#b0949f'],
    fog: '#b697a6',
    fogTo: 0.08,
  });
  paintMist(stage, { seed: 64, y: 0.47, swell: 0.02, top: '#e0b5aa', base: '#8e86a4', waves: 1.7 });
  paintFoothill(stage, {
    seed: 74,
    y: 0.6,
    height: 0.07,
    waves: 1.4,
    sun,
    inks: ['#42567f', '#4b5e85', '#636b8b', '#86778b'],
    fog: '#7d7b9c',
    fogTo: 0.12,
  });
}

/**
 * Where along its rope a cabin is, t from 0 to 1: from just outside the picture at one side to just outside at the other,
 * not from end to end of the rope, so that it crosses as slowly as a ropeway does.
 */
const crossing = (t: number): number => lerp(0.12, 0.88, ((t % 1) + 1) % 1);

/** The ropes climb from the valley at left to the ridge at right. */
function ropesOf({ frame }: Stage): [Rope, Rope] {
  const [left, right] = [frame.x(0.75) - frame.aspect * 0.75, frame.x(0.75) + frame.aspect * 0.75];
  return [
    { from: [left, 0.76], to: [right, 0.2], sag: 0.05 },
    { from: [left, 0.63], to: [right, 0.165], sag: 0.05 },
  ];
}

function paintRopeway(stage: Stage): void {
  const [near, far] = ropesOf(stage);
  const inks = {
    body: '#b8393d',
    side: '#76263c',
    roof: '#f3cfa4',
    glass: '#c98a5a',
    light: '#ffdc94',
    dark: '#182238',
    steel: '#8f8798',
    rim: '#ffb98a',
  } as const;
  const small = { ...inks, body: '#8f4152', side: '#5b3350', roof: '#cba9a0', rim: '#d59c92' } as const;
  const draw = (pen: Pen, rope: Rope, u: number, size: number, cabin: typeof inks | typeof small) => {
    const [ahead, at] = [alongRope(rope, u + 0.01), alongRope(rope, u)];
    drawCabin(pen, {
      at,
      size: size * (0.4 + 0.6 * stage.frame.fit),
      slope: (ahead[1] - at[1]) / (ahead[0] - at[0]),
      inks: cabin,
    });
  };
  stage.live((pen, t) => {
    drawRope(pen, far, { colour: '#27324f', light: '#c79c98', width: 0.0018 });
    const back = crossing(0.863 - t);
    draw(pen, far, back, lerp(0.1, 0.06, back), small);
    drawRope(pen, near, { colour: '#141d33', light: '#e8b596', width: 0.0034 });
    const u = crossing(t + 0.4);
    draw(pen, near, u, lerp(0.175, 0.11, u), inks);
  });
}

/** Only the top of the ridge still has the sun. */
function dusked([L, a, b]: Lab, y: number): Lab {
  const k = 0.2 + 0.8 * smooth(124, 72, y + 8 * noise.at(y * 0.02, 3));
  return [L * (1 - 0.42 * k), a * (1 - 0.5 * k), b * (1 - 0.3 * k) - 0.03 * k];
}

const air = (colour: Lab, distance: number, hit: { x: number; y: number }): Lab =>
  mix(
    dusked(colour, hit.y),
    lab('#8a84a2'),
    clamp(
      smooth(210, 900, distance) * 0.66 +
        smooth(40, -60, hit.y + 22 * noise.fbm(hit.x * 0.012, hit.y * 0.03, 3)) *
          smooth(150, 420, distance) *
          0.6,
    ),
  );

export const gangtokRopeway: Scene = {
  name: 'gangtok-ropeway',
  title: 'Gangtok at dusk',
  place: 'Ropeway over Gangtok, Sikkim',
  destination: 'gangtok',
  alt: 'A red ropeway cabin crossing above the stacked houses of Gangtok as the windows light up at dusk, with Kangchenjunga fading behind the ridge',
  focus: { x: 52, y: 48 },
  hero: true,
  compose(stage) {
    paintSky(stage, {
      seed: 63,
      stops: [
        [0, '#22435a'],
        [0.14, '#4a6776'],
        [0.27, '#93928f'],
        [0.37, '#dba98c'],
        [0.48, '#f9ce98'],
      ],
      glow: { x: -0.05, y: 0.44, colour: '#ffd391', strength: 0.8 },
      streaks: { colour: '#f0b492', top: 0.02, bottom: 0.34, amount: 0.7 },
    });
    paintFar(stage);
    const solid = new Solid();
    addLandform(solid, {
      skin: slopeSkin,
      height: slopeY,
      left: -520,
      right: 330,
      far: -900,
      near: 200,
      columns: 300,
      rows: 220,
    });
    const { panes, lamps } = addTown(solid);
    const view = viewOf(stage.frame, {
      eye: [-120, 108, 260],
      target: [60, 108, -200],
      lens: 1.5,
      at: [0.75, 0.43],
      upright: true,
    });
    const seen = paintSolid(stage, { solid, view, sun: SUN, air, shadowSize: 3600 });
    paintLamps(stage, lamps, view, seen);
    paintWindows(stage, panes, view, seen);
    paintMist(stage, {
      seed: 81,
      y: 0.95,
      swell: 0.05,
      soft: 0.09,
      top: '#b9a3b4',
      base: '#5f6a8f',
      alpha: 0.85,
      waves: 1.2,
      fade: 0.3,
      reach: 0.03,
    });
    paintRopeway(stage);
  },
};
