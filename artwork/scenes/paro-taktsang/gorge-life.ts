import type { CliffView } from '../../parts/cliff.ts';
import { cover, lab } from '../../parts/colour.ts';
import { drawFlyingEgret } from '../../parts/egret.ts';
import { at, lerp, smooth } from '../../parts/numbers.ts';
import type { Stage } from '../../parts/stage.ts';

const TURN = Math.PI * 2;

/** The shadow of one cloud, which goes over the wall and its temples once in a cycle; the still is drawn before it comes. */
export function paintCloudShadow(stage: Stage, wall: CliffView): void {
  const { frame } = stage;
  const shade = lab('#2b4160');
  const [left, right] = [frame.x(0.5) - 0.85, frame.aspect + 0.75];
  stage.liveShade((t) => {
    const middle = lerp(left, right, (t + 0.9) % 1);
    return (x, y, i) => {
      const here = at(wall.cover, i);
      if (!here) return null;
      const [u, v] = [(x - middle) / 0.5, (y - 0.46 - 0.25 * (x - middle)) / 0.5];
      const ragged = 0.16 * Math.sin(5 * u + 2 * v) * Math.sin(6 * v + 1) + 0.07 * Math.sin(13 * u - 9 * v);
      const k = smooth(1.15, 0.62, Math.hypot(u, v) + ragged);
      return k > 0 ? cover(shade, 0.36 * k * here) : null;
    };
  }, {});
}

/** Where each bird is on its round, how wide that is, and its height over the others. */
const CHOUGHS = [
  [0, 0.2, 0],
  [0.09, 0.23, -0.03],
  [0.17, 0.18, 0.025],
  [0.55, 0.21, 0.015],
  [0.63, 0.17, -0.02],
] as const;

/** Choughs wheel before the gorge, now gliding, now beating their wings. */
export function paintChoughs(stage: Stage): void {
  const { frame } = stage;
  stage.live((pen, t) => {
    pen.fillStyle = '#252b3a';
    for (const [phase, wide, up] of CHOUGHS) {
      const angle = TURN * (t + phase);
      const beating = Math.max(0, Math.sin(TURN * (2 * t + phase * 3)));
      const beat = 0.35 + 0.6 * beating * Math.sin(TURN * (22 * t + phase * 7));
      const ahead = -Math.sin(angle);
      pen.save();
      pen.translate(
        frame.x(0.4) + wide * frame.fit * Math.cos(angle),
        0.31 + up + 0.07 * Math.sin(angle) - 0.02 * Math.cos(angle),
      );
      // Seen from before or behind where they turn.
      pen.scale(Math.sign(ahead) * Math.max(0.4, Math.abs(ahead)), 1);
      pen.rotate(-0.12 * Math.cos(angle));
      drawFlyingEgret(pen, { x: 0, y: 0, size: 0.03 + 0.006 * Math.sin(angle) }, beat);
      pen.restore();
    }
  });
}
