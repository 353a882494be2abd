import { drawBoulder } from '../parts/boulder.ts';
import { blend, cover, lab } from '../parts/colour.ts';
import { paintFoothill } from '../parts/foothill.ts';
import type { GroundView } from '../parts/ground.ts';
import { type Land, landOf } from '../parts/land.ts';
import { paintMist, paintWisp } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { at, bell, randomOf, smooth } from '../parts/numbers.ts';
import type { Pen } from '../parts/plate.ts';
import { drawRaft } from '../parts/raft.ts';
import { rapidsInk } from '../parts/rapids.ts';
import { drawBush } from '../parts/blossom.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Sunward } from '../parts/sunlight.ts';
import { paintTerrain } from '../parts/terrain.ts';
import type { Scene } from '../scene.types.ts';

const SUN: Sunward = [0.7, 0.5, -0.35];
const RAFT = { x: 0.03, z: 1.2 };
const noise = noiseOf(103);

const middleAt = (z: number) => 0.14 * Math.sin(z * 1.1 - 0.9) + 0.05 * z;

/** Standing waves: tall where the river drops, long swells before and after. */
function waterAt(x: number, z: number): number {
  const drop = 0.35 + 0.65 * bell(z, 1.02, 0.34);
  const train = Math.sin(z * 15 + 2.2 * noise.fbm(x * 1.6, z * 1.2, 2) + x * 1.2);
  const chop = noise.fbm(x * 4, z * 5, 4);
  const tongue = bell(x - middleAt(z), 0, 0.6);
  return 0.014 * train * drop * (0.4 + tongue) + 0.075 * chop * drop * (0.35 + 0.65 * tongue);
}

const ink = rapidsInk({
  seed: 7,
  stops: [[0, '#0b3b3b'], [0.2, '#0f5c54'], [0.36, '#1d8a72'], [0.52, '#4fb891'], [0.68, '#a4dcb4']],
  foam: '#fbfbee',
  foamShade: '#9cc7bb',
  white: 0.68,
});

function paintRiver(stage: Stage): GroundView {
  const land: Land = landOf({ left: -2.2, right: 2.2, near: 0.42, far: 4, step: 2.2 / stage.frame.height }, waterAt);
  const haze = lab('#a9cdb4');
  return paintTerrain(stage, {
    land,
    sun: SUN,
    camera: { height: 0.24, horizon: 0.49, centre: stage.frame.aspect / 2, near: 0.45, far: 3.9 },
    inkAt: ({ x, z, y, light }) => {
      const colour = ink({ across: x - middleAt(z), along: z * 1.5, light: light * 0.62, crest: 5 * y + 0.1 * bell(z, 1, 0.5) });
      const k = smooth(1.6, 3.9, z) * 0.5;
      return [colour[0] + (haze[0] - colour[0]) * k, colour[1] + (haze[1] - colour[1]) * k, colour[2] + (haze[2] - colour[2]) * k];
    },
  });
}

/** The gorge: forest that falls steeply from both sides to the water. */
function paintGorge(stage: Stage): void {
  const { frame } = stage;
  const away = (x: number) => (x - frame.x(0.8)) / frame.fit;
  const rows = [
    { seed: 8, y: 0.5, inks: ['#6ea893', '#7bb298', '#92bf97', '#c4d29a'], bump: (u: number) => 0.3 + 0.1 * bell(u, -0.42, 0.25) + 0.07 * bell(u, 0.5, 0.3) - 0.16 * bell(u, 0.08, 0.16), haze: '#d3e2b8' },
    { seed: 17, y: 0.51, inks: ['#3c7a6c', '#4a8970', '#77a873', '#d3cf7a'], bump: (u: number) => 0.5 * smooth(0.04, 0.85, u) + 0.14 * smooth(-0.16, -0.4, u), haze: '#b5d3ac' },
    { seed: 27, y: 0.52, inks: ['#143f3f', '#1c4f47', '#33704f', '#9aa653'], bump: (u: number) => 0.62 * smooth(-0.1, -0.85, u) + 0.24 * smooth(0.5, 0.9, u), haze: '#7fb096' },
  ] as const;
  for (const [i, { seed, y, inks, bump, haze }] of rows.entries()) {
    paintFoothill(stage, { seed, y, height: 0.03, vary: 0.9, bump: (x) => bump(away(x)), inks, fog: haze, fogFrom: 0.1 + 0.08 * i, fogTo: 0.5 + 0.1 * i, sun: [0.85, 0.4, 0.1], spurLength: 0.26, drop: 1.5, steepness: 1.5, depth: 0.5, detail: 0.014 });
    paintMist(stage, { seed: seed + 4, y: 0.49 - 0.01 * i, swell: 0.03, soft: 0.06, top: '#eef3d9', base: '#a9cdb4', alpha: 0.5 - 0.1 * i, fade: 0.09 });
  }
  paintWisp(stage, { seed: 9, y: 0.24, slope: -0.05, thick: 0.03, top: '#f9f6dc', base: '#bcd8bd', alpha: 0.55, from: frame.aspect * 0.9, to: frame.aspect * 0.3 });
}

/** Trees on both walls, larger toward the water: crowns with a lit side, hazier as they climb away. */
function paintForest(stage: Stage): void {
  const { frame } = stage;
  const random = randomOf(57);
  const trees = Array.from({ length: 400 }, () => {
    const left = random() < 0.52;
    const u = random() ** 0.8;
    const away = left ? 0.08 - 0.95 * u : 0.02 + 0.82 * u;
    const rise = (left ? 0.62 * smooth(-0.1, -0.85, away) : 0.5 * smooth(0.04, 0.85, away)) * random() ** 1.7;
    return { away, x: frame.x(0.8 + away), y: 0.553 - rise - 0.01 * random(), left, rise, size: (0.011 + 0.033 * u) * (1 - rise), seed: Math.floor(random() * 9999) };
  }).sort((a, b) => a.y - b.y);
  paintMist(stage, { seed: 71, y: 0.48, swell: 0.03, soft: 0.06, top: '#eef3d9', base: '#a9cdb4', alpha: 0.6, fade: 0.12, waves: 1.6 });
  stage.vector((pen) => {
    for (const { away, x, y, left, rise, size, seed } of trees) {
      const haze = Math.min(0.8, (left ? 0.12 : 0.3) + rise * 0.9 + smooth(0.36, 0, Math.abs(away)) * 0.4);
      const leaf = { shade: blend('#0d3436', '#7fb096', haze), lit: blend(left ? '#a3a94c' : '#4f8a55', '#c3d8a0', haze * 0.8) };
      drawBush(pen, { x, y, radius: size, tall: size * 1.9, leaf, bloom: leaf, blooms: 0, grain: size * 0.3, seed });
    }
  });
}

function paintShaft(stage: Stage): void {
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

function paintBanks(stage: Stage, view: GroundView): void {
  const random = randomOf(31);
  const rocks = Array.from({ length: 90 }, (_, i) => {
    const z = 1 / (0.28 + 1.5 * random() ** 1.2);
    const side = i % 2 ? 1 : -1;
    const out = (0.44 + 0.16 * z + 0.1 * noise.at(z * 2, side * 5)) + 0.34 * z * random() ** 1.6;
    return { x: middleAt(z) + side * out, z, size: 0.03 + 0.085 * random() ** 2, seed: i + 40 };
  });
  rocks.push({ x: 0.41, z: 0.6, size: 0.085, seed: 8 }, { x: 0.33, z: 0.57, size: 0.04, seed: 19 }, { x: -0.6, z: 0.66, size: 0.12, seed: 25 });
  rocks.sort((a, b) => b.z - a.z);
  const draw = (pen: Pen, from: number, to: number) => {
    for (const { x, z, size, seed } of rocks) {
      if (z < from || z >= to) continue;
      const [px, py, scale] = view.project(x, 0, z);
      const near = smooth(2.6, 0.8, z);
      drawBoulder(pen, { x: px, y: py, size: size * scale, seed, shade: near > 0.5 ? '#26393d' : '#4e6a63', lit: near > 0.5 ? '#c9b48a' : '#d6cfa4', toward: 1, foam: '#eef6ea' });
    }
  };
  stage.vector((pen) => draw(pen, 1.2, 9));
  paintRaft(stage, view);
  stage.vector((pen) => draw(pen, 0, 1.2));
}

function paintRaft(stage: Stage, view: GroundView): void {
  const [x, y, scale] = view.project(RAFT.x, waterAt(RAFT.x, RAFT.z) + 0.01, RAFT.z);
  const seen = (i: number) => at(view.cover, i) === 0 || at(view.z, i) > RAFT.z - 0.12;
  stage.vector((pen) => drawRaft(pen, { x, y, length: 0.47 * scale, tilt: -0.14, hull: '#1f5d8c', trim: '#f3c63c', seed: 3 }), undefined, seen);
  stage.vector((pen) => drawSpray(pen, x, y, 0.47 * scale));
}

/** Water thrown up where the bow and the near tube meet the wave: drops that grow finer as they fly. */
function drawSpray(pen: Pen, x: number, y: number, size: number): void {
  const random = randomOf(77);
  pen.fillStyle = '#fbfbee';
  for (let i = 0; i < 1500; i++) {
    const along = random();
    const burst = i < 900;
    const [rootX, rootY] = burst ? [x + size * 0.56, y - size * 0.02] : [x + size * (along * 1.1 - 0.55), y + size * 0.07];
    const angle = burst ? -Math.PI * (0.12 + 0.62 * random()) : -Math.PI * (0.3 + 0.4 * random());
    const flight = (burst ? 0.42 : 0.1) * random() ** 1.7;
    const drop = size * (0.0115 * (1 - flight * 1.8) * (0.3 + random()));
    pen.globalAlpha = 0.55 + 0.45 * random();
    pen.beginPath();
    pen.ellipse(rootX + Math.cos(angle) * flight * size, rootY + Math.sin(angle) * flight * size, drop * 1.2, drop, angle, 0, 7);
    pen.fill();
  }
  pen.globalAlpha = 1;
}

/** A branch of the forest in shade that closes the picture at the top left. */
function paintBranch(stage: Stage): void {
  const { frame } = stage;
  const tones = { leaf: { shade: '#0c2a2c', lit: '#2f5a41' }, bloom: { shade: '#0c2a2c', lit: '#2f5a41' } } as const;
  stage.vector((pen) => {
    for (const [x, y, radius, seed] of [[0.02, 0.12, 0.16, 4], [0.2, 0.06, 0.13, 8], [-0.02, 0.28, 0.09, 12], [0.36, 0.01, 0.08, 15]] as const) {
      drawBush(pen, { x: x * frame.fit, y, radius: radius * frame.fit, tall: radius, ...tones, blooms: 0, grain: 0.016, seed });
    }
  });
}

export const teestaRafting: Scene = {
  name: 'teesta-rafting',
  title: 'White water on the Teesta',
  place: 'Teesta river, Kalimpong',
  destination: 'kalimpong',
  alt: 'A raft with paddlers in the green rapids of the Teesta, in a forested gorge below Kalimpong',
  focus: { x: 52, y: 62 },
  compose(stage) {
    paintSky(stage, {
      stops: [[0, '#9fd0c0'], [0.2, '#d3e8c4'], [0.4, '#f6f0c6']],
      glow: { x: stage.frame.aspect, y: 0.02, colour: '#fff6c4' },
      bottom: 0.6,
    });
    paintGorge(stage);
    paintForest(stage);
    const view = paintRiver(stage);
    paintBanks(stage, view);
    paintShaft(stage);
    paintBranch(stage);
  },
};
