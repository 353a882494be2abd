import { drawBush } from '../../parts/blossom.ts';
import { blend, cover, lab } from '../../parts/colour.ts';
import { paintFoothill } from '../../parts/foothill.ts';
import { paintMist, paintWisp } from '../../parts/mist.ts';
import { bell, randomOf, smooth } from '../../parts/numbers.ts';
import { ground, paintSilhouette } from '../../parts/silhouette.ts';
import type { Stage } from '../../parts/stage.ts';
import { noise } from './river.ts';

/** The gorge: forest that falls steeply from both sides to the water. */
export function paintGorge(stage: Stage): void {
  const { frame } = stage;
  const away = (x: number) => (x - frame.x(0.8)) / frame.fit;
  const rows = [
    {
      seed: 8,
      y: 0.5,
      inks: ['#6ea893', '#7bb298', '#92bf97', '#c4d29a'],
      bump: (u: number) =>
        0.3 + 0.1 * bell(u, -0.42, 0.25) + 0.07 * bell(u, 0.5, 0.3) - 0.16 * bell(u, 0.08, 0.16),
      haze: '#d3e2b8',
    },
    {
      seed: 17,
      y: 0.51,
      inks: ['#3c7a6c', '#4a8970', '#77a873', '#d3cf7a'],
      bump: (u: number) => 0.5 * smooth(0.04, 0.85, u) + 0.14 * smooth(-0.16, -0.4, u),
      haze: '#b5d3ac',
    },
    {
      seed: 27,
      y: 0.52,
      inks: ['#143f3f', '#1c4f47', '#33704f', '#9aa653'],
      bump: (u: number) => 0.62 * smooth(-0.1, -0.85, u) + 0.24 * smooth(0.5, 0.9, u),
      haze: '#7fb096',
    },
  ] as const;
  for (const [i, { seed, y, inks, bump, haze }] of rows.entries()) {
    paintFoothill(stage, {
      seed,
      y,
      height: 0.03,
      vary: 0.9,
      bump: (x) => bump(away(x)),
      inks,
      fog: haze,
      fogFrom: 0.1 + 0.08 * i,
      fogTo: 0.5 + 0.1 * i,
      sun: [0.85, 0.4, 0.1],
      spurLength: 0.26,
      drop: 1.5,
      steepness: 1.5,
      depth: 0.5,
      detail: 0.014,
    });
    paintMist(stage, {
      seed: seed + 4,
      y: 0.49 - 0.01 * i,
      swell: 0.03,
      soft: 0.06,
      top: '#eef3d9',
      base: '#a9cdb4',
      alpha: 0.5 - 0.1 * i,
      fade: 0.09,
    });
  }
  paintWisp(stage, {
    seed: 9,
    y: 0.24,
    slope: -0.05,
    thick: 0.03,
    top: '#f9f6dc',
    base: '#bcd8bd',
    alpha: 0.55,
    from: frame.aspect * 0.9,
    to: frame.aspect * 0.3,
  });
}

/** Trees on both walls, larger toward the water: crowns with a lit side, hazier as they climb away. */
export function paintForest(stage: Stage): void {
  const { frame } = stage;
  const random = randomOf(57);
  const trees = Array.from({ length: 400 }, () => {
    const left = random() < 0.52;
    const u = random() ** 0.8;
    const away = left ? 0.08 - 0.95 * u : 0.02 + 0.82 * u;
    const rise = (left ? 0.62 * smooth(-0.1, -0.85, away) : 0.5 * smooth(0.04, 0.85, away)) * random() ** 1.7;
    return {
      away,
      x: frame.x(0.8 + away),
      y: 0.553 - rise - 0.01 * random(),
      left,
      rise,
      size: (0.011 + 0.033 * u) * (1 - rise),
      seed: Math.floor(random() * 9999),
    };
  }).sort((a, b) => a.y - b.y);
  paintMist(stage, {
    seed: 71,
    y: 0.48,
    swell: 0.03,
    soft: 0.06,
    top: '#eef3d9',
    base: '#a9cdb4',
    alpha: 0.6,
    fade: 0.12,
    waves: 1.6,
  });
  const bank = (x: number) => 0.528 + 0.024 * bell(x, frame.x(0.82), 0.2) + 0.006 * noise.fbm(x * 14, 3, 3);
  paintSilhouette(stage, { draw: ground(bank, frame.aspect), base: '#2c5a4e', rim: '#7da07c' });
  stage.vector((pen) => {
    for (const { away, x, y, left, rise, size, seed } of trees) {
      const haze = Math.min(0.8, (left ? 0.12 : 0.3) + rise * 0.9 + smooth(0.36, 0, Math.abs(away)) * 0.4);
      const leaf = {
        shade: blend('#0d3436', '#7fb096', haze),
        lit: blend(left ? '#a3a94c' : '#4f8a55', '#c3d8a0', haze * 0.8),
      };
      drawBush(pen, {
        x,
        y,
        radius: size,
        tall: size * 1.9,
        leaf,
        bloom: leaf,
        blooms: 0,
        grain: size * 0.3,
        seed,
      });
    }
  });
}

export function paintShaft(stage: Stage): void {
  const light = lab('#fff3b8');
  const { frame } = stage;
  stage.each(
    (x, y) => {
      const slant = x - frame.x(1.25) + y * 0.85;
      const beam = smooth(0.12, 0.45, noise.fbm(slant * 5, 3, 2) + 0.28) * bell(slant, -0.1, 0.42);
      return cover(light, 0.26 * beam * smooth(0.62, 0.1, y));
    },
    { bottom: 0.62 },
  );
}

/** A branch of the forest in shade that closes the picture at the top left. */
export function paintBranch(stage: Stage): void {
  const { frame } = stage;
  const tones = {
    leaf: { shade: '#0c2a2c', lit: '#2f5a41' },
    bloom: { shade: '#0c2a2c', lit: '#2f5a41' },
  } as const;
  stage.vector((pen) => {
    for (const [x, y, radius, seed] of [
      [0.02, 0.12, 0.16, 4],
      [0.2, 0.06, 0.13, 8],
      [-0.02, 0.28, 0.09, 12],
      [0.36, 0.01, 0.08, 15],
    ] as const) {
      drawBush(pen, {
        x: x * frame.fit,
        y,
        radius: radius * frame.fit,
        tall: radius,
        ...tones,
        blooms: 0,
        grain: 0.016,
        seed,
      });
    }
  });
}
