import { drawCrown } from '../parts/broadleaf.ts';
import { cover, lab } from '../parts/colour.ts';
import { drawEgret, drawFlyingEgret } from '../parts/egret.ts';
import { drawElephant, drawElephantLight, type Elephant } from '../parts/elephant.ts';
import type { Frame } from '../parts/frame.ts';
import { drawGrass } from '../parts/grass.ts';
import { paintMist } from '../parts/mist.ts';
import { noiseOf } from '../parts/noise.ts';
import { smooth } from '../parts/numbers.ts';
import type { Pen } from '../parts/plate.ts';
import { paintReflection } from '../parts/reflection.ts';
import { drawSalStand } from '../parts/sal.ts';
import { ground, paintSilhouette } from '../parts/silhouette.ts';
import { paintSky, paintSun } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import { paintGlints, paintWater } from '../parts/water.ts';
import type { Scene } from '../scene.types.ts';

const SHORE = 0.545;
const noise = noiseOf(61);
const sunX = (frame: Frame) => frame.x(1.02);

type Stand = { base: string; seed: number; line: number; tall: number; count: number; fog: number };

function paintForest(stage: Stage): void {
  const { aspect } = stage.frame;
  const stands = [
    { base: '#b7bfae', rim: '#f4e2be', seed: 3, line: SHORE - 0.03, tall: 0.29, count: 40, fog: 0.7 },
    { base: '#8ba197', rim: '#efd8ab', seed: 5, line: SHORE - 0.015, tall: 0.33, count: 26, fog: 0.75 },
    { base: '#5c7a75', rim: '#eccf9a', seed: 8, line: SHORE, tall: 0.4, count: 15, fog: 0.6 },
  ] as const;
  for (const { base, rim, seed, line, tall, count, fog } of stands) {
    // The forest stands back where the sun rises, so that its light falls through the gap.
    const gap = (x: number) => 1 - 0.42 * Math.exp(-(((x - sunX(stage.frame)) / 0.26) ** 2));
    const bank = (x: number) => line + 0.012 * noise.fbm(x * 5, seed, 3);
    paintSilhouette(stage, {
      draw: (pen) => {
        ground((x) => bank(x) - 0.012, aspect)(pen);
        for (let k = 0; k < 8; k++) {
          const [from, to] = [(aspect * k) / 8, (aspect * (k + 1)) / 8];
          const size = tall * gap((from + to) / 2);
          drawSalStand(pen, { ground: bank, from, to, count: Math.ceil((count * aspect) / 12), least: size * 0.62, most: size, seed: seed * 10 + k, leaf: 0.0021 });
        }
      },
      base,
      rim,
      rimWidth: 0.0014,
      fog: { colour: '#efdfc2', from: line - tall * 0.75, to: line + 0.005, most: fog },
    });
    paintMist(stage, { seed: seed + 40, y: line - 0.035, swell: 0.035, soft: 0.06, top: '#fbead0', base: '#dcd6c2', alpha: 0.72, waves: 1.7, fade: 0.11, reach: 0.03 });
  }
}

/** From far to near; `wade` is how deep they stand, in their own heights. */
function herdOf({ x, fit }: Frame): (Elephant & { wade: number })[] {
  const size = 0.62 + 0.38 * fit;
  const herd = [
    { at: 0.335, row: 0.652, height: 0.17, seed: 4, wade: 0.16, trunk: 'down' },
    { at: 0.545, row: 0.662, height: 0.2, seed: 9, wade: 0.2, trunk: 'curled' },
    { at: 1.02, row: 0.684, height: 0.265, seed: 2, wade: 0.16, trunk: 'raised', tusks: true },
    { at: 0.685, row: 0.694, height: 0.245, seed: 7, wade: 0.2, trunk: 'down' },
    { at: 0.845, row: 0.708, height: 0.132, seed: 6, wade: 0.22, trunk: 'curled' },
  ] as const;
  return herd.map(({ at, row, height, wade, ...rest }) => ({ ...rest, x: x(at), y: row + height * size * wade, height: height * size, wade }));
}

function paintHerd(stage: Stage): void {
  for (const elephant of herdOf(stage.frame)) {
    const line = elephant.y - elephant.height * elephant.wade;
    const above = (draw: (pen: Pen, it: Elephant) => void) => (pen: Pen) => {
      pen.save();
      pen.beginPath();
      pen.rect(-1, -1, 5, 1 + line);
      pen.clip();
      draw(pen, elephant);
      pen.restore();
    };
    const far = smooth(0.25, 0.16, elephant.height);
    paintReflection(stage, { draw: above(drawElephant), line, reach: elephant.height * 0.95, ink: '#3c4a4b', water: '#8d9c92', alpha: 0.82, ripple: 0.012, seed: elephant.seed });
    const haze = { colour: '#d8d2bf', from: line - elephant.height * 0.75, to: line, most: 0.22 + 0.4 * far } as const;
    paintSilhouette(stage, { draw: above(drawElephant), base: '#2b3639', rim: '#ffe0ac', rimWidth: 0.0026, fog: haze });
    paintSilhouette(stage, { draw: above(drawElephantLight), base: '#39464a', rim: '#9c9078', rimWidth: 0.0014, rimStrength: 0.6, fog: haze });
    paintWake(stage, elephant, line);
  }
}

/** The ring of bright water where a body parts the stream. */
function paintWake(stage: Stage, { x, height, seed }: Elephant, line: number): void {
  const light = lab('#fff1d2');
  stage.each(
    (px, py) => {
      const across = (px - x) / (height * 0.62);
      if (Math.abs(across) > 1.25) return null;
      const wave = noise.at(px * 60, seed) * 0.0016;
      const k = smooth(0.0032, 0.0006, Math.abs(py - line - 0.001 - wave)) * smooth(1.2, 0.7, Math.abs(across));
      return k > 0 ? cover(light, k * 0.55) : null;
    },
    { top: line - 0.01, bottom: line + 0.012 },
  );
}

function paintEgrets(stage: Stage): void {
  const { frame } = stage;
  paintSilhouette(stage, {
    draw: (pen) => {
      drawEgret(pen, { x: frame.x(1.23), y: 0.735, size: 0.062, side: -1 });
      drawEgret(pen, { x: frame.x(1.285), y: 0.722, size: 0.05 });
      drawEgret(pen, { x: frame.x(0.2), y: 0.66, size: 0.036 });
    },
    base: '#e9e6d8',
    rim: '#fffaf0',
  });
  const flock = [
    [0.58, 0.15, 0.062, 0.55],
    [0.66, 0.115, 0.055, 0.68],
    [0.72, 0.165, 0.05, 0.85],
    [0.5, 0.1, 0.046, 0.6],
  ] as const;
  stage.live((pen, t) => {
    pen.fillStyle = '#fffaf0';
    for (const [x, y, size, phase] of flock) drawFlyingEgret(pen, { x: frame.x(x), y: y + 0.03, size }, 0.35 + 0.65 * Math.sin(Math.PI * 2 * (6 * t + phase)));
  });
}

function drawTrunk(pen: Pen, x: number, half: number): void {
  pen.beginPath();
  pen.moveTo(x - half * 1.7, 1);
  pen.quadraticCurveTo(x - half, 0.85, x - half, 0.4);
  pen.lineTo(x - half * 0.75, -0.05);
  pen.lineTo(x + half * 0.75, -0.05);
  pen.lineTo(x + half, 0.4);
  pen.quadraticCurveTo(x + half, 0.86, x + half * 1.9, 1);
  pen.fill();
}

function paintNearBank(stage: Stage): void {
  const { frame } = stage;
  const { aspect } = frame;
  const bank = (x: number) => 1.0 - 0.085 * smooth(0.42 * frame.fit, -0.05, x) - 0.06 * smooth(aspect - 0.5 * frame.fit, aspect + 0.05, x) + 0.012 * noise.fbm(x * 6, 4, 3);
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(bank, aspect)(pen);
      drawGrass(pen, { from: -0.05, to: 0.45 * frame.fit, ground: bank, height: 0.1, count: 420, seed: 3, lean: 0.2 });
      drawGrass(pen, { from: aspect - 0.46 * frame.fit, to: aspect + 0.05, ground: bank, height: 0.085, count: 380, seed: 8, lean: -0.2 });
      drawGrass(pen, { from: -0.05, to: aspect + 0.05, ground: bank, height: 0.035, count: 500, seed: 5 });
      drawTrunk(pen, 0.055 * frame.fit, 0.027);
      drawTrunk(pen, 0.2 * frame.fit, 0.017);
      drawTrunk(pen, aspect - 0.07 * frame.fit, 0.022);
      for (let i = 0; i < 46; i++) {
        const u = i / 45;
        const side = u < 0.62 ? u * 0.72 : 1.5 - (1 - u) * 1.05;
        const x = side < 0.75 ? side * frame.fit : aspect - (1.5 - side) * frame.fit;
        const low = 0.1 * Math.abs(Math.cos(u * 4.2)) + 0.05 * noise.at(i * 3.1, 2) - 0.02;
        drawCrown(pen, { x, y: low, radius: 0.05 + 0.02 * noise.at(i, 7), seed: 300 + i, leaf: 0.0042, flat: 0.62 });
      }
    },
    base: '#1d2d2f',
    rim: '#dcb682',
    rimWidth: 0.0018,
  });
}

export const gorumaraElephants: Scene = {
  name: 'gorumara-elephants',
  title: 'Elephants at the river',
  place: 'Gorumara National Park, Dooars',
  destination: 'dooars',
  alt: 'A herd of wild elephants with a calf wades a river in dawn mist at Gorumara in the Dooars, egrets over the water, sal forest behind',
  focus: { x: 50, y: 62 },
  hero: true,
  compose(stage) {
    const { frame } = stage;
    paintSky(stage, {
      seed: 41,
      stops: [
        [0, '#8fada8'],
        [0.16, '#b4c4b6'],
        [0.3, '#dcd8c0'],
        [0.42, '#f6e2c0'],
        [0.55, '#fbdcb2'],
      ],
      glow: { x: sunX(frame), y: 0.31, colour: '#fff0cc', spread: 0.8 },
      bottom: 0.6,
    });
    paintSun(stage, { x: sunX(frame), y: 0.3, radius: 0.042, colour: '#fffbee', halo: '#fff0cd' });
    paintForest(stage);
    paintWater(stage, { seed: 12, shore: SHORE, deep: '#4f736f', sheen: '#efdfc0', ripple: 0.55, mirror: [0.85, 0.5] });
    paintMist(stage, { seed: 71, y: 0.575, swell: 0.03, soft: 0.05, top: '#fdf0d8', base: '#e6dac2', alpha: 0.75, waves: 1.6, fade: 0.09, reach: 0.04 });
    paintGlints(stage, { seed: 9, shore: SHORE, bottom: 1, colour: '#fff6de', x: sunX(frame), spread: 0.17, amount: 0.85 });
    paintHerd(stage);
    paintMist(stage, { seed: 77, y: 0.73, swell: 0.02, soft: 0.05, top: '#fbeed6', base: '#cfd0c0', alpha: 0.34, waves: 1.3, fade: 0.08, reach: 0.05 });
    paintEgrets(stage);
    paintNearBank(stage);
  },
};
