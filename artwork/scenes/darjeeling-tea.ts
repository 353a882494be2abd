import { drawBroadleaf } from '../parts/broadleaf.ts';
import { cover, inks, lab, mix } from '../parts/colour.ts';
import type { Frame } from '../parts/frame.ts';
import { type GroundView, groundView } from '../parts/ground.ts';
import { paintMist, paintWisp } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { at, bell, smooth } from '../parts/numbers.ts';
import type { RangeInks } from '../parts/palette.ts';
import { drawPlucker } from '../parts/plucker.ts';
import { paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { drawTeaFactory } from '../parts/tea-factory.ts';
import { paintValleys } from '../parts/valleys.ts';
import type { Scene } from '../scene.types.ts';

const noise = noiseOf(29);

const MONSOON_RANGES: readonly RangeInks[] = [
  { inks: ['#a5b3bf', '#abb8c2', '#bac4c6', '#d2d6ca'], fog: '#e6e4da' },
  { inks: ['#7f97a0', '#87a0a5', '#9db2ab', '#c0cab0'], fog: '#dcdfd4' },
  { inks: ['#557a7c', '#5e8482', '#7b9c86', '#a9b98c'], fog: '#cdd6c9' },
];

/** One hill that the rows run round, a knoll left of it, and the edge behind which the valley lies. */
function hillAt(x: number, z: number): number {
  const hill = 0.86 * bell(x, 1.05, 1.7) * bell(z, 4.3, 1.75);
  const knoll = 0.34 * bell(x, -2.2, 1.2) * bell(z, 4.4, 1.3);
  const near = 0.12 * bell(x, -0.5, 0.8) * bell(z, 1.5, 0.6);
  return hill + knoll + near - 0.35 * Math.max(0, z - 4.9) + 0.03 * noise.fbm(x * 0.7, z * 0.7, 2);
}

function gardenView(frame: Frame): GroundView {
  return groundView(
    frame,
    (x, z) => {
      const height = hillAt(x, z);
      const rows = z * 1.9 + height * 6.5 + 0.5 * x + 0.14 * noise.fbm(x * 1.3, z * 1.3, 3);
      const row = Math.floor(rows);
      const across = Math.abs(2 * (rows - row) - 1);
      const clump = 0.55 + 0.45 * noise.at(x * 5.5 + row * 3.7, row * 5.1);
      const path = smooth(0.03, 0.09, Math.abs(x - 0.55 - 0.28 * Math.sin(z * 1.1) - 0.1 * z));
      const dome = across > 0.84 ? 0 : Math.sqrt(1 - (across / 0.84) ** 2.6) * (0.75 + 0.3 * clump) * path;
      const leaf = z < 4.5 ? noise.fbm(x * 58, z * 58, 2) * 0.007 * dome : 0;
      return [height + 0.1 * dome + leaf, dome, row];
    },
    {
      height: 1.12,
      horizon: 0.42,
      centre: frame.aspect / 2,
      near: 0.9,
      far: 9,
      focal: 0.75 + 0.25 * frame.fit,
    },
    [-0.82, 0.36, 0.28],
  );
}

function paintTea(stage: Stage, view: GroundView): void {
  const leaf = inks(
    [
      [0, '#12392f'],
      [0.1, '#1d5440'],
      [0.24, '#35763f'],
      [0.42, '#6a9d3f'],
      [0.6, '#a8c44f'],
      [0.8, '#e6e88c'],
    ],
    0.05,
  );
  const [haze, gully] = [lab('#cfdccb'), lab('#0f2f30')];
  stage.each((x, y, i) => {
    const alpha = at(view.cover, i);
    if (!alpha) return null;
    const [z, dome] = [at(view.z, i), at(view.first, i)];
    const jitter = noise.fbm(x * 210, y * 210, 2) * 0.12;
    const shade = smooth(0, 0.6, dome);
    const tone = (at(view.light, i) * 0.95 + jitter) * (0.42 + 0.58 * shade) + smooth(3, 7, z) * 0.05;
    const colour = mix(gully, leaf(tone), 0.35 + 0.65 * shade);
    const far = smooth(3.4, 6.6, z + 0.8 * noise.fbm(x * 3, y * 4, 3));
    return cover(mix(mix(colour, haze, far * 0.72), gully, smooth(0.86, 1.05, y) * 0.45), alpha);
  });
}

const PLUCKERS = [
  { x: -0.1, z: 3.35, side: 1, blouse: '#c9546a', scarf: '#f0e3d0', skirt: '#4a3a66' },
  { x: 0.16, z: 3.3, side: -1, blouse: '#e0a03a', scarf: '#a83248', skirt: '#2f5570' },
  { x: 1.35, z: 2.85, side: -1, blouse: '#3f7aa6', scarf: '#e9b54a', skirt: '#6d2f45' },
  { x: -0.95, z: 2.55, side: 1, blouse: '#b8392f', scarf: '#efb04b', skirt: '#3c2f55' },
  { x: 0.42, z: 1.98, side: -1, blouse: '#d14f7c', scarf: '#f4e6d4', skirt: '#5a2c4c' },
  { x: -0.24, z: 1.72, side: 1, blouse: '#e8842f', scarf: '#b02f3f', skirt: '#2d4a68' },
] as const;

function paintPluckers(stage: Stage, view: GroundView): void {
  for (const { x, z, ...dress } of PLUCKERS) {
    const [px, py, scale] = view.project(x, hillAt(x, z) - 0.1, z);
    stage.vector(
      (pen) => drawPlucker(pen, { x: px, y: py, height: 0.4 * scale, ...dress }),
      ([L, a, b], sx, sy) => [
        L + noise.fbm(sx * 200, sy * 200, 2) * 0.03 - 0.02 + 0.02 * smooth(2, 4, z),
        a * 0.94,
        b * 0.94,
      ],
      (i) => at(view.cover, i) === 0 || at(view.z, i) > z - 0.02,
    );
  }
}

function paintCrest(stage: Stage, view: GroundView): void {
  const [fx, fy, scale] = view.project(1.15, hillAt(1.15, 4.7) - 0.02, 4.7);
  stage.vector(
    (pen) => drawTeaFactory(pen, { x: fx, y: fy + 0.012, length: 1.25 * scale }),
    (colour) => mix(colour, lab('#e0e2d8'), 0.12),
    (i) => at(view.cover, i) === 0,
  );
  const trees = [
    [-1.0, 5.2, 0.75],
    [-1.5, 5.0, 0.6],
    [-0.5, 5.3, 0.55],
    [2.5, 4.7, 0.8],
    [2.9, 4.5, 0.65],
    [0.1, 5.0, 0.5],
    [-2.5, 4.6, 0.7],
  ] as const;
  paintSilhouette(stage, {
    draw: (pen) => {
      for (const [x, z, tall] of trees) {
        const [px, py, size] = view.project(x, hillAt(x, z) - 0.05, z);
        drawBroadleaf(pen, {
          x: px,
          y: py,
          height: tall * size * 1.15,
          seed: Math.round(40 + x * 10),
          spread: 0.3,
        });
      }
    },
    base: '#6d9088',
    rim: '#dfe6c0',
    toward: -1,
    fog: { colour: '#d9e0d4', from: 0.22, to: 0.46, most: 0.6 },
    seen: (i) => at(view.cover, i) === 0 || at(view.z, i) > 5.4,
  });
}

export const darjeelingTea: Scene = {
  name: 'darjeeling-tea',
  title: 'Second flush in the tea gardens',
  place: 'Happy Valley, Darjeeling',
  destination: 'darjeeling',
  alt: 'Women with cane baskets pluck tea between rows of bushes that curve round a hill in Darjeeling, mist round the factory on its crest',
  focus: { x: 48, y: 62 },
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      seed: 52,
      stops: [
        [0, '#93a7bb'],
        [0.16, '#b9c4cb'],
        [0.32, '#e0dfd6'],
        [0.5, '#f3ecd9'],
      ],
      glow: { x: frame.x(0.15), y: 0.2, colour: '#fff4da', strength: 0.75 },
      streaks: { colour: '#f7f3ea', top: 0, bottom: 0.3, amount: 0.5 },
      bottom: 0.6,
    });
    paintValleys(stage, {
      sun: [-0.85, 0.34, 0.3],
      ranges: MONSOON_RANGES,
      rows: [
        { seed: 14, y: 0.3, height: 0.09 },
        { seed: 19, y: 0.37, height: 0.09 },
        { seed: 27, y: 0.46, height: 0.1 },
      ],
      mistTop: '#f6f3ea',
      mistBases: ['#d8dde0'],
      lift: 0.03,
    });
    const view = gardenView(frame);
    paintCrest(stage, view);
    paintMist(stage, {
      seed: 31,
      y: 0.36,
      swell: 0.04,
      soft: 0.07,
      top: '#f8f5ec',
      base: '#d9dfdc',
      alpha: 0.72,
      waves: 1.4,
      fade: 0.16,
    });
    paintTea(stage, view);
    paintWisp(stage, {
      seed: 57,
      y: 0.33,
      slope: 0.05,
      thick: 0.045,
      top: '#faf7ee',
      base: '#d5dcd8',
      from: frame.x(0.45),
      to: frame.x(1.25),
      alpha: 0.7,
    });
    paintPluckers(stage, view);
  },
};
