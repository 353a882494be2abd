import type { Frame } from '../frame.ts';
import { cross, dot, minus, unit, type Vec } from './vector.ts';

export type Camera = {
  eye: Vec;
  target: Vec;
  /** Focal length in heights of the picture: 1 is wide, 3 is a telephoto lens. */
  lens: number;
  /** Where the target falls: x of the 3:2 design, y in heights. */
  at: readonly [number, number];
  /** Keeps verticals upright, as a camera with a shifted lens does. */
  upright?: boolean;
};

export type Spot = { x: number; y: number; distance: number };

/** From the world to the picture. */
export type View = { eye: Vec; spot(point: Vec): Spot };

export function viewOf(frame: Frame, { eye, target, lens, at, upright = false }: Camera): View {
  const look = minus(target, eye);
  const forward = unit(upright ? [look[0], 0, look[2]] : look);
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const focal = lens * frame.fit;
  const seen = (point: Vec): Spot => {
    const way = minus(point, eye);
    const distance = dot(way, forward);
    const scale = focal / Math.max(1e-6, distance);
    return { x: dot(way, right) * scale, y: -dot(way, up) * scale, distance };
  };
  const middle = seen(target);
  const [shiftX, shiftY] = [frame.x(at[0]) - middle.x, at[1] - middle.y];
  return {
    eye,
    spot(point) {
      const { x, y, distance } = seen(point);
      return { x: x + shiftX, y: y + shiftY, distance };
    },
  };
}

/** What stands on a ground is seen by the ground's own camera: at its eye's height, level, z turned toward the viewer. */
export function groundView(
  frame: Frame,
  { height, horizon, focal }: { height: number; horizon: number; focal: number },
): View {
  return viewOf(frame, {
    eye: [0, height, 0],
    target: [0, height, -1],
    lens: focal / frame.fit,
    at: [0.75, horizon],
    upright: true,
  });
}
