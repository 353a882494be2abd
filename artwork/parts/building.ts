import { blend, type Hex } from './colour.ts';
import type { Pen } from './plate.ts';

export type Spot = readonly [number, number];
export type Vec = readonly [number, number, number];

/** A corner view of upright volumes: x along the front, y up, z back along the side, all in picture heights. */
export type View = {
  /** Where a world place appears. */
  spot(place: Vec): Spot;
  /** Light on the front, the side and the top, 0 shade to 1 sun. */
  light: { front: number; side: number; top: number };
};

export type CornerView = {
  origin: Spot;
  /** How far the front turns from the viewer: picture x per unit of front and of side. */
  front?: number;
  side?: number;
  /** How far lines that go back rise (positive: seen from above) per unit. */
  frontRise?: number;
  sideRise?: number;
  /** Share by which size shrinks per unit of depth. */
  perspective?: number;
  light?: View['light'];
};

/** Two-point view for houses: fronts to the left, sides to the right, both shrinking a little as they go back. */
export function cornerView(options: CornerView): View {
  const {
    origin,
    front = 0.94,
    side = 0.42,
    frontRise = 0.03,
    sideRise = -0.1,
    perspective = 0.35,
  } = options;
  return {
    light: options.light ?? { front: 0.92, side: 0.3, top: 1 },
    spot: ([x, y, z]) => {
      const shrink = 1 / (1 + perspective * (z * side - x * 0.12));
      return [
        origin[0] + (x * front + z * side) * shrink,
        origin[1] + (-y + x * frontRise - z * sideRise * -1) * shrink,
      ];
    },
  };
}

export type Tone = { lit: Hex; shade: Hex };
export const toneAt = ({ lit, shade }: Tone, light: number): Hex => blend(shade, lit, light);

export function polygon(pen: Pen, colour: Hex | string, spots: readonly Spot[]): void {
  pen.fillStyle = colour;
  pen.beginPath();
  for (const spot of spots) pen.lineTo(...spot);
  pen.closePath();
  pen.fill();
}

/** A wall between four corners of the world; `rect` draws on it in shares of its width and height. */
export type Wall = { spotAt(u: number, v: number): Spot; light: number };

/** One wall of a box; `batter` draws its top in, as Himalayan walls lean. */
export function wallOf(view: View, box: Box, face: 'front' | 'side'): Wall {
  const { x, y, z, width, height, depth, batter = 0 } = box;
  const place = (u: number, v: number): Vec => {
    const inset = batter * v;
    if (face === 'front') return [x + inset + u * (width - 2 * inset), y + v * height, z + inset];
    return [x + width - inset, y + v * height, z + inset + u * (depth - 2 * inset)];
  };
  return { spotAt: (u, v) => view.spot(place(u, v)), light: view.light[face] };
}

export function rectOn(
  pen: Pen,
  wall: Wall,
  [u0, v0, u1, v1]: readonly [number, number, number, number],
  colour: Hex,
): void {
  polygon(pen, colour, [wall.spotAt(u0, v0), wall.spotAt(u1, v0), wall.spotAt(u1, v1), wall.spotAt(u0, v1)]);
}

export type Box = {
  x: number;
  y: number;
  z: number;
  width: number;
  height: number;
  depth: number;
  batter?: number;
};

export type Roof = {
  tone: Tone;
  /** How far the eaves stand out, and how high the roof rises. */
  overhang: number;
  rise: number;
  /** Length of the ridge as a share of the front: 1 gable, 0 pyramid. */
  ridge?: number;
  /** Lifts the corners of the eaves. */
  upturn?: number;
  under?: Hex;
};

/** A hipped or gabled roof with its eaves, soffit in shade and lit ridge, over a box. */
export function drawRoof(pen: Pen, view: View, box: Box, roof: Roof): void {
  const { overhang: o, rise, ridge = 0.62, upturn = 0, tone } = roof;
  const inset = box.batter ?? 0;
  const [x0, x1] = [box.x + inset - o, box.x + box.width - inset + o];
  const [z0, z1] = [box.z + inset - o, box.z + box.depth - inset + o];
  const eaves = box.y + box.height;
  const corner = (x: number, z: number, lift = upturn): Spot => view.spot([x, eaves + lift, z]);
  const middle = (x0 + x1) / 2;
  const half = ((x1 - x0) * ridge) / 2;
  const back = (z0 + z1) / 2;
  const [ridgeLeft, ridgeRight] = [
    view.spot([middle - half, eaves + rise, back]),
    view.spot([middle + half, eaves + rise, back]),
  ];
  const [a, b, c] = [corner(x0, z0), corner(x1, z0), corner(x1, z1)];
  const thick = Math.max(0.0012, rise * 0.14);
  const drop = ([x, y]: Spot): Spot => [x, y + thick];
  polygon(pen, roof.under ?? '#3b2a2a', [drop(a), drop(b), drop(c), c, b, a]);
  slope(pen, [b, c, ridgeRight, ridgeRight], toneAt(tone, view.light.side), [
    corner(x1, (z0 + z1) / 2, 0),
    1,
  ]);
  slope(pen, [a, b, ridgeRight, ridgeLeft], toneAt(tone, view.light.front), [corner(middle, z0, 0), 1]);
  pen.strokeStyle = blend(tone.lit, '#ffffff', 0.35);
  pen.lineWidth = Math.max(0.0009, rise * 0.05);
  pen.beginPath();
  pen.moveTo(...ridgeLeft);
  pen.lineTo(...ridgeRight);
  pen.stroke();
}

/** A roof plane whose eaves sag between upturned corners. */
function slope(
  pen: Pen,
  [a, b, c, d]: readonly [Spot, Spot, Spot, Spot],
  colour: Hex,
  [sag]: readonly [Spot, number],
): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.moveTo(...a);
  pen.quadraticCurveTo(...sag, ...b);
  pen.lineTo(...c);
  pen.lineTo(...d);
  pen.closePath();
  pen.fill();
}
