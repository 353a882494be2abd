import { drawCrown } from '../parts/broadleaf.ts';
import { blend, cover, inks, lab, mix } from '../parts/colour.ts';
import { drawGrass } from '../parts/grass.ts';
import { drawJeep } from '../parts/jeep.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { clamp, lerp, randomOf, smooth } from '../parts/numbers.ts';
import type { Pen } from '../parts/plate.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';

const HORIZON = 0.6;
const EYE = 0.36;
const noise = noiseOf(47);

/** The road bends a little to the right before it is lost between the trees. */
const roadAt = (z: number) => 0.045 * Math.max(0, z - 1) ** 1.3;
const rowOf = (z: number) => HORIZON + EYE / z;

type Depth = { near: number; far: number; seed: number; count: number };
const DEPTHS: readonly Depth[] = [
  { near: 6.2, far: 10, seed: 3, count: 84 },
  { near: 4.2, far: 6.2, seed: 4, count: 44 },
  { near: 2.9, far: 4.2, seed: 5, count: 28 },
  { near: 2.0, far: 2.9, seed: 6, count: 18 },
  { near: 1.35, far: 2.0, seed: 7, count: 11 },
  { near: 0.92, far: 1.35, seed: 8, count: 6 },
];

function paintRoad(stage: Stage): void {
  const { frame } = stage;
  const middle = frame.x(0.72);
  const laterite = inks(
    [
      [0, '#6b3534'],
      [0.26, '#8a4539'],
      [0.46, '#a9543d'],
      [0.6, '#cf7a4c'],
      [0.78, '#eeb176'],
    ],
    0.07,
  );
  const floor = inks(
    [
      [0, '#23382a'],
      [0.34, '#3c5631'],
      [0.52, '#6d7d38'],
      [0.7, '#b3ae56'],
    ],
    0.07,
  );
  const haze = lab('#e9e2a4');
  stage.each(
    (x, y) => {
      const z = EYE / Math.max(0.012, y - HORIZON);
      const across = (x - middle) * z - roadAt(z);
      const rut = 0.5 + 0.5 * Math.cos(clamp(Math.abs(across) / 0.3, 0, 1.4) * 6.2);
      // Sun falls through the crowns from the left: bars of light lie across the road.
      const dapple = noise.fbm((across - z * 0.25) * 2.1, z * 2.6, 4) + 0.35 * noise.at(across * 11, z * 15);
      const light = 0.42 + 0.75 * dapple + 0.1 * smooth(2, 6, z) - 0.06 * rut;
      const edge = Math.abs(across) + 0.07 * noise.fbm(across * 5, z * 7, 3);
      const colour = mix(laterite(light), floor(light - 0.03), smooth(0.4, 0.46, edge));
      return cover(mix(colour, haze, smooth(2.2, 7, z) * 0.85), 1);
    },
    { top: HORIZON },
  );
}

function drawStem(pen: Pen, x: number, foot: number, half: number, seed: number): void {
  const random = randomOf(seed);
  const lean = (random() - 0.5) * half * 3;
  pen.beginPath();
  pen.moveTo(x - half * 1.7, foot + half * 0.3);
  pen.quadraticCurveTo(x - half * 1.02, foot - half * 2, x - half, foot - half * 8);
  pen.lineTo(x + lean - half * 0.62, -0.05);
  pen.lineTo(x + lean + half * 0.62, -0.05);
  pen.lineTo(x + half, foot - half * 8);
  pen.quadraticCurveTo(x + half * 1.05, foot - half * 2, x + half * 1.8, foot + half * 0.3);
  pen.fill();
}

/** Ferns and seedlings round the foot of a tree. */
function drawThicket(pen: Pen, x: number, foot: number, size: number, seed: number): void {
  const random = randomOf(seed);
  for (let i = 0; i < 3; i++) {
    const off = (random() - 0.5) * size * 3.4;
    drawCrown(pen, {
      x: x + off,
      y: foot - size * 0.2 * random(),
      radius: size * (0.35 + 0.4 * random()),
      seed: seed + i,
      leaf: clamp(size * 0.07, 0.0018, 0.009),
      flat: 0.5,
    });
  }
  drawGrass(pen, {
    from: x - size * 2.2,
    to: x + size * 2.2,
    ground: () => foot,
    height: size * 0.55,
    count: 46,
    seed,
  });
}

function paintDepth(stage: Stage, { near, far, seed, count }: Depth, step: number): void {
  const { frame } = stage;
  const middle = frame.x(0.72);
  const random = randomOf(seed * 31);
  const u = step / (DEPTHS.length - 1);
  const stems = Array.from({ length: count }, (_, i) => {
    const z = lerp(far, near, (i + random()) / count);
    // Far off the road bends away and the trees close over it.
    const clear = step === 0 ? 0 : 0.6 + 0.03 * z;
    const side = i % 2 ? 1 : -1;
    const reach = Math.max(0.5, frame.aspect * 0.54 * z - clear) * random() ** 1.2;
    return { z, x: middle + (roadAt(z) + side * (clear + reach)) / z, seed: seed * 100 + i };
  });
  paintSilhouette(stage, {
    draw: (pen) => {
      for (const { x, z, seed: own } of stems) {
        drawStem(pen, x, rowOf(z), (0.04 + 0.02 * randomOf(own)()) / z, own);
        drawThicket(pen, x, rowOf(z) + 0.004, 0.17 / z, own);
      }
      paintCrowns(pen, frame.aspect, middle, { u, seed, leaf: clamp(0.011 / near, 0.0022, 0.006) });
    },
    base: blend('#c3c684', '#17271d', u ** 0.66),
    rim: blend('#f8f2bd', '#d8c86c', u),
    rimWidth: lerp(0.0012, 0.0032, u),
    toward: -1,
    fog: { colour: '#e2e2a4', from: HORIZON - 0.3, to: rowOf(near), most: 0.5 * (1 - u) },
  });
}

type Canopy = { u: number; seed: number; leaf: number };

function paintCrowns(pen: Pen, aspect: number, middle: number, { u, seed, leaf }: Canopy): void {
  const random = randomOf(seed * 131);
  const tufts = Math.round(34 + 20 * (1 - u));
  for (let i = 0; i < tufts; i++) {
    const x = aspect * ((i + random()) / tufts);
    const open = Math.exp(-(((x - middle) / 0.3) ** 2));
    const low = lerp(0.42, 0.02, u ** 0.7) * (0.4 + 0.6 * random()) - 0.13 * open * u + 0.03;
    drawCrown(pen, { x, y: low, radius: lerp(0.05, 0.085, u), seed: seed * 77 + i, leaf, flat: 0.6 });
  }
}

/** Shafts of sun that fall from the upper left through the gaps of the crowns. */
function paintShafts(stage: Stage, amount: number, seed: number): void {
  const light = lab('#fff6c4');
  stage.drift(
    (x, y) => {
      const across = x * 0.86 - y * 0.52;
      const beam = smooth(0.12, 0.5, noise.fbm(across * 5.2 + seed, seed, 3) + 0.12);
      const k =
        beam *
        smooth(0.95, 0.25, y) *
        smooth(-0.1, 0.12, y) *
        (0.75 + 0.5 * noise.fbm(x * 3, y * 2 + seed, 3));
      return k > 0 ? cover(light, k * amount) : null;
    },
    {},
    { reach: 0.01, phase: seed * 0.23 },
  );
}

export const salForestRoad: Scene = {
  name: 'sal-forest-road',
  title: 'Road through the sal forest',
  place: 'Chapramari, Dooars',
  destination: 'dooars',
  alt: 'Shafts of morning sun fall between tall sal trunks on a red forest road in the Dooars, an open safari jeep far ahead',
  focus: { x: 49, y: 58 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      seed: 15,
      stops: [
        [0, '#c9d39a'],
        [0.3, '#e6e2a8'],
        [0.62, '#f6ecc0'],
        [1, '#e9e2a4'],
      ],
      glow: { x: frame.x(0.62), y: 0.4, colour: '#fffbe0' },
    });
    paintRoad(stage);
    DEPTHS.forEach((depth, i) => {
      paintDepth(stage, depth, i);
      if (i === 0)
        paintMist(stage, {
          seed: 5,
          y: 0.57,
          swell: 0.03,
          soft: 0.08,
          top: '#fdf5cd',
          base: '#e6dfa2',
          alpha: 0.85,
          fade: 0.12,
        });
      if (i === 2) {
        const z = 3.9;
        stage.vector((pen) =>
          drawJeep(pen, { x: frame.x(0.72) + (roadAt(z) - 0.06) / z, y: rowOf(z), width: 0.36 / z }),
        );
        paintShafts(stage, 0.5, 3);
      }
      if (i === 4) paintShafts(stage, 0.3, 8);
    });
  },
};
