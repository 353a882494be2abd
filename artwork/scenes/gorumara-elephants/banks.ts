import { drawCrown } from '../../parts/broadleaf.ts';
import type { Frame } from '../../parts/frame.ts';
import { drawGrass } from '../../parts/grass.ts';
import { paintMist } from '../../parts/mist.ts';
import { noiseOf } from '../../parts/noise.ts';
import { smooth } from '../../parts/numbers.ts';
import type { Pen } from '../../parts/plate.ts';
import { drawSalStand } from '../../parts/sal.ts';
import { ground, paintSilhouette } from '../../parts/silhouette.ts';
import type { Stage } from '../../parts/stage.ts';

export const SHORE = 0.545;
const noise = noiseOf(61);
export const sunX = (frame: Frame) => frame.x(1.02);

export function paintForest(stage: Stage): void {
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
          drawSalStand(pen, {
            ground: bank,
            from,
            to,
            count: Math.ceil((count * aspect) / 12),
            least: size * 0.62,
            most: size,
            seed: seed * 10 + k,
            leaf: 0.0021,
          });
        }
      },
      base,
      rim,
      rimWidth: 0.0014,
      fog: { colour: '#efdfc2', from: line - tall * 0.75, to: line + 0.005, most: fog },
    });
    paintMist(stage, {
      seed: seed + 40,
      y: line - 0.035,
      swell: 0.035,
      soft: 0.06,
      top: '#fbead0',
      base: '#dcd6c2',
      alpha: 0.72,
      waves: 1.7,
      fade: 0.11,
      reach: 0.03,
    });
  }
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

export function paintNearBank(stage: Stage): void {
  const { frame } = stage;
  const { aspect } = frame;
  const bank = (x: number) =>
    1.0 -
    0.085 * smooth(0.42 * frame.fit, -0.05, x) -
    0.06 * smooth(aspect - 0.5 * frame.fit, aspect + 0.05, x) +
    0.012 * noise.fbm(x * 6, 4, 3);
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(bank, aspect)(pen);
      drawGrass(pen, {
        from: -0.05,
        to: 0.45 * frame.fit,
        ground: bank,
        height: 0.1,
        count: 420,
        seed: 3,
        lean: 0.2,
      });
      drawGrass(pen, {
        from: aspect - 0.46 * frame.fit,
        to: aspect + 0.05,
        ground: bank,
        height: 0.085,
        count: 380,
        seed: 8,
        lean: -0.2,
      });
      drawGrass(pen, { from: -0.05, to: aspect + 0.05, ground: bank, height: 0.035, count: 500, seed: 5 });
      drawTrunk(pen, 0.055 * frame.fit ** 3, 0.027);
      if (frame.shape !== 'tall') drawTrunk(pen, 0.2, 0.017);
      drawTrunk(pen, aspect - 0.07 * frame.fit ** 3, 0.022);
      for (let i = 0; i < 46; i++) {
        const u = i / 45;
        const side = u < 0.62 ? u * 0.72 : 1.5 - (1 - u) * 1.05;
        const x = side < 0.75 ? side * frame.fit : aspect - (1.5 - side) * frame.fit;
        const low = 0.1 * Math.abs(Math.cos(u * 4.2)) + 0.05 * noise.at(i * 3.1, 2) - 0.02;
        drawCrown(pen, {
          x,
          y: low,
          radius: 0.05 + 0.02 * noise.at(i, 7),
          seed: 300 + i,
          leaf: 0.0042,
          flat: 0.62,
        });
      }
    },
    base: '#1d2d2f',
    rim: '#dcb682',
    rimWidth: 0.0018,
  });
}
