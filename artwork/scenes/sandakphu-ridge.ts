import { drawCabin } from '../parts/cabin.ts';
import { cover, lab } from '../parts/colour.ts';
import { drawFlags } from '../parts/flags.ts';
import type { Frame } from '../parts/frame.ts';
import { drawGrass } from '../parts/grass.ts';
import { noiseOf } from '../parts/noise.ts';
import { bell, smooth } from '../parts/numbers.ts';
import { drawPerson } from '../parts/people.ts';
import type { Pen } from '../parts/plate.ts';
import { ground, paintSilhouette } from '../parts/silhouette.ts';
import { paintSky } from '../parts/sky.ts';
import type { Stage } from '../parts/stage.ts';
import type { Scene } from '../scene.types.ts';
import { paintClouds, paintRange } from './sandakphu-ridge/far-view.ts';

const noise = noiseOf(61);

const ridgeOf = (frame: Frame) => (x: number) =>
  0.925 -
  0.105 * smooth(0.45, 1.25, (x - frame.aspect / 2) / frame.fit + 0.75) +
  0.02 * bell(x, frame.x(0.3), 0.25) +
  0.006 * noise.fbm(x * 6, 3, 3);

function paintRidge(stage: Stage): void {
  const { frame } = stage;
  const ridge = ridgeOf(frame);
  const near = (x: number) => 0.985 - 0.03 * smooth(0.7, -0.1, x) + 0.01 * noise.fbm(x * 5, 8, 3);
  const grass = { from: -0.05, to: frame.aspect + 0.1, count: 900 };
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(ridge, frame.aspect)(pen);
      drawGrass(pen, { ...grass, ground: ridge, height: 0.014, seed: 5 });
    },
    base: '#20334d',
    rim: '#e79a86',
  });
  const hutX = frame.x(1.0);
  const hut = [hutX, ridge(hutX) + 0.014] as const;
  stage.vector((pen) => drawHuts(pen, frame, hut));
  paintSilhouette(stage, {
    draw: (pen) => {
      ground(near, frame.aspect)(pen);
      drawGrass(pen, { ...grass, ground: near, height: 0.022, seed: 7 });
      drawPerson(pen, {
        x: frame.x(0.56),
        y: ridge(frame.x(0.56)) + 0.012,
        height: 0.088,
        seed: 4,
        bag: true,
      });
      drawPerson(pen, {
        x: frame.x(0.615),
        y: ridge(frame.x(0.615)) + 0.012,
        height: 0.08,
        seed: 9,
        bag: false,
      });
      pen.fillRect(frame.x(0.84), ridge(frame.x(0.84)) - 0.15, 0.0032, 0.17);
    },
    base: '#14233a',
    rim: '#ffb08d',
    rimWidth: 0.002,
  });
  paintSmoke(stage, [hutX + 0.1 * frame.fit, hut[1] - 0.1]);
  paintFlags(stage, [frame.x(0.84), ridge(frame.x(0.84)) - 0.145], [hutX + 0.03, hut[1] - 0.1]);
}

/** The trekkers' hut and its cookhouse: stone and boards under tin, the gable ends already rose with the dawn. */
function drawHuts(pen: Pen, frame: Frame, [x, y]: readonly [number, number]): void {
  const size = 0.6 + 0.4 * frame.fit;
  const shared = {
    wall: { lit: '#33445f', shade: '#8a6a6c' },
    roof: { lit: '#5a6c8b', shade: '#f0b6a0' },
    plinth: { tone: { lit: '#283650', shade: '#6d5860' }, share: 0.22 },
    frame: '#1c2940',
    pane: '#3c5272',
    view: { front: 0.93, side: 0.42, frontRise: 0.015, sideRise: -0.05 },
  } as const;
  drawCabin(pen, {
    ...shared,
    origin: [x + 0.25 * size, y - 0.014],
    width: 0.11 * size,
    height: 0.045,
    depth: 0.09,
    columns: 2,
    rise: 0.042,
  });
  drawCabin(pen, {
    ...shared,
    origin: [x, y],
    width: 0.19 * size,
    height: 0.06,
    depth: 0.12,
    lamps: { colour: '#ffd37a', which: [1, 2] },
    columns: 4,
    rise: 0.058,
  });
}

/** The kitchen is up before the guests. */
function paintSmoke(stage: Stage, [x, y]: readonly [number, number]): void {
  const smoke = lab('#d9c3c4');
  stage.each(
    (px, py) => {
      const up = y - py;
      if (up < 0 || up > 0.16) return null;
      const drift = x - up * 0.55 + 0.02 * noise.fbm(py * 16, 3, 3);
      const k =
        bell(px - drift, 0, 0.003 + 0.1 * up) *
        smooth(0.16, 0.02, up) *
        (0.45 + 0.5 * noise.fbm(px * 24, py * 30, 3));
      return cover(smoke, Math.max(0, k) * 0.75);
    },
    { top: y - 0.17, bottom: y },
  );
}

function paintFlags(stage: Stage, from: readonly [number, number], to: readonly [number, number]): void {
  const left = [from[0] - 0.52, from[1] + 0.155] as const;
  stage.live(
    (pen, t) => {
      drawFlags(pen, { from, to, sag: 0.02, count: 13, size: 0.016, seed: 4 }, t);
      drawFlags(
        pen,
        { from: left, to: from, sag: 0.02, count: 36, size: 0.02, endSize: 0.015, seed: 8 },
        t + 0.4,
      );
    },
    (colour) => [colour[0] * 0.74 + 0.02, colour[1] * 0.8 + 0.01, colour[2] * 0.8 - 0.01],
  );
}

export const sandakphuRidge: Scene = {
  name: 'sandakphu-ridge',
  title: 'The Sleeping Buddha from Sandakphu',
  place: 'Sandakphu, Singalila Ridge',
  destination: 'darjeeling',
  alt: 'First light on the Sleeping Buddha, Kumbhakarna to Pandim, over a sea of cloud, with a trekkers’ hut at Sandakphu',
  focus: { x: 50, y: 40 },
  compose(stage) {
    paintSky(stage, {
      stops: [
        [0, '#1c4763'],
        [0.12, '#3a6c84'],
        [0.24, '#83a3aa'],
        [0.34, '#d8c4b4'],
        [0.44, '#f7c6a4'],
        [0.52, '#ffd8b4'],
      ],
      glow: { x: stage.frame.aspect + 0.1, y: 0.42, colour: '#ffcf9a' },
      seed: 21,
      bottom: 0.6,
    });
    paintRange(stage);
    paintClouds(stage);
    paintRidge(stage);
  },
};
