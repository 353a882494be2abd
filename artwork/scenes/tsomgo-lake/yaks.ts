import type { Hex } from '../../parts/colour.ts';
import { drawPerson } from '../../parts/people.ts';
import type { Pen } from '../../parts/plate.ts';
import { paintLiveSilhouette, paintSilhouette } from '../../parts/silhouette.ts';
import type { Stage } from '../../parts/stage.ts';
import { drawCoat, drawFringe, drawSaddle, drawYak, type Yak, type YakPose } from '../../parts/yak.ts';

type Beast = {
  yak: Yak;
  base: Hex;
  rim: Hex;
  coat: Hex;
  saddled?: boolean;
  /** How often in a cycle it lifts its head and swings its tail, and when it begins. */
  turns: { head: number; tail: number; from: number };
};

const TURN = Math.PI * 2;

/** Slowly up, a while up, and down again; the tail goes to and fro, and rests. */
function poseAt(t: number, { turns: { head, tail, from }, yak }: Beast): YakPose {
  const lifted = (0.5 - 0.5 * Math.cos(TURN * (head * t + from))) ** 2;
  const swish = Math.sin(TURN * (tail * t + from)) * (0.5 - 0.5 * Math.cos(TURN * (t + from)));
  return { head: (yak.grazing ? 0.5 : 0.3) * lifted, tail: 0.42 * swish };
}

/** The yaks that carry visitors, dark and white, and their herder: in the light from the left, before the dark water. */
export function paintYaks(stage: Stage, bank: (x: number) => number): void {
  const { frame } = stage;
  const scale = 0.3 + 0.7 * frame.fit;
  // In a narrow frame they stand further in, or one would be cut.
  const placeAt = (x: number) => frame.x(x) + 0.25 * (1 - frame.fit);
  const standing = (x: number, deep: number, yak: Omit<Yak, 'x' | 'y'>): Yak => ({
    ...yak,
    x: placeAt(x),
    y: bank(placeAt(x)) + deep,
    height: yak.height * scale,
  });
  const beasts: Beast[] = [
    {
      yak: standing(0.14, 0.008, { height: 0.1, seed: 9, grazing: true }),
      base: '#2b211f',
      rim: '#f0cf9c',
      coat: '#8a6a52',
      turns: { head: 1, tail: 3, from: 0.55 },
    },
    {
      yak: standing(0.34, 0.03, { height: 0.165, seed: 3 }),
      base: '#241b1b',
      rim: '#f6d6a2',
      coat: '#94704f',
      saddled: true,
      turns: { head: 1, tail: 4, from: 0.1 },
    },
    {
      yak: standing(0.68, 0.018, { height: 0.128, seed: 5, side: -1, grazing: true }),
      base: '#988f84',
      rim: '#fff6e2',
      coat: '#fbf3e2',
      turns: { head: 2, tail: 3, from: 0.8 },
    },
  ];
  for (const beast of beasts) paintBeast(stage, beast);
  const herder = {
    x: placeAt(0.515),
    y: bank(placeAt(0.515)) + 0.026,
    height: 0.13 * scale,
    seed: 23,
    bag: false,
  };
  paintSilhouette(stage, {
    draw: (pen) => drawPerson(pen, herder),
    base: '#221c24',
    rim: '#f3d3a0',
    rimWidth: 0.0025,
    toward: -1,
  });
}

function paintBeast(stage: Stage, beast: Beast): void {
  const { yak, base, rim, coat, saddled } = beast;
  paintLiveSilhouette(stage, {
    draw: (pen, t) => {
      drawYak(pen, yak, poseAt(t, beast));
      drawFringe(pen, yak);
    },
    rows: { top: yak.y - yak.height * 1.3, bottom: yak.y + 0.01 },
    base,
    rim,
    rimWidth: 0.003,
    toward: -1,
  });
  stage.vector(
    (pen: Pen) => {
      pen.strokeStyle = coat;
      drawCoat(pen, yak);
      if (saddled) drawSaddle(pen, yak);
    },
    ([L, a, b]) => [L * 0.92, a * 0.9, b * 0.9],
  );
}
