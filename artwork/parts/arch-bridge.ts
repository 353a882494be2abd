import type { Hex } from './colour.ts';
import type { Pen } from './plate.ts';

export type ArchBridge = {
  /** Middle of the arch. */
  x: number;
  /** Row of the springing of the arch, and how far the crown stands over it. */
  y: number;
  span: number;
  rise: number;
  /** Where the approaches end at either side. */
  from: number;
  to: number;
  /** How much the far end is smaller: the road runs away to the right. */
  taper: number;
  paint: { lit: Hex; side: Hex; shade: Hex; deep: Hex };
};

type Spot = readonly [number, number];

/** The places of the bridge in the picture: u −1 to 1 over the arch, v up from the springing in rises, w 0 near edge, 1 far edge. */
export function archBridgePlace({ x, y, span, rise, taper }: ArchBridge) {
  return (u: number, v: number, w = 0): Spot => {
    const k = 1 / (1 + taper * u);
    const horizon = y - rise * 0.62;
    const up = horizon + (y - v * rise - horizon) * k;
    return [x + u * span * 0.5 * k + w * rise * 0.13 * k, up - w * rise * 0.055 * k];
  };
}

const DECK = 1.07;
const bow = (u: number) => 1 - u * u;

type Line = (u: number) => number;
type Place = ReturnType<typeof archBridgePlace>;
type Brush = {
  place: Place;
  paint: ArchBridge['paint'];
  face(ink: Hex, spots: readonly Spot[]): void;
  /** Between two lines over u; `w` says on which edge of the bridge either of them lies. */
  strip(
    ink: Hex,
    lines: readonly [Line, Line],
    w: readonly [number, number],
    ends?: readonly [number, number],
  ): void;
};

const rib: Line = (u) => bow(u) - 0.075 - 0.05 * u * u;
const level =
  (v: number): Line =>
  () =>
    v;

/** An open-spandrel concrete arch of the 1930s: two ribs, slim columns, a deck with a panelled parapet. */
export function drawArchBridge(pen: Pen, bridge: ArchBridge, onDeck: (place: Place) => void): void {
  const brush = brushOf(pen, bridge);
  const { paint, strip } = brush;
  const columns = Array.from({ length: 17 }, (_, k) => -1 + k / 8);
  strip(paint.deep, [rib, bow], [1, 1]);
  for (const u of columns) drawColumn(brush, { u, w: 0.9, ink: paint.shade, side: paint.deep });
  strip(paint.deep, [level(DECK - 0.06), level(DECK - 0.06)], [0, 1], [bridge.from, bridge.to]);
  for (const u of columns.filter((_, k) => k % 2 === 0))
    strip(paint.deep, [(v) => bow(v) - 0.05, (v) => bow(v) - 0.03], [0, 1], [u - 0.012, u + 0.012]);
  strip(paint.shade, [rib, rib], [0, 0.35]);
  strip(paint.side, [rib, bow], [0, 0]);
  strip(paint.lit, [(u) => bow(u) - 0.016, bow], [0, 0]);
  for (const u of columns) drawColumn(brush, { u, w: 0, ink: paint.side, side: paint.shade });
  drawApproach(pen, brush, bridge);
  onDeck(brush.place);
  drawParapet(brush, bridge);
  for (const u of [-1.03, 1.03]) drawPylon(brush, u);
}

function brushOf(pen: Pen, bridge: ArchBridge): Brush {
  const place = archBridgePlace(bridge);
  const face = (ink: Hex, spots: readonly Spot[]) => {
    pen.fillStyle = ink;
    pen.beginPath();
    for (const spot of spots) pen.lineTo(...spot);
    pen.fill();
  };
  const strip: Brush['strip'] = (ink, [low, high], w, [from, to] = [-1, 1]) => {
    const along = Array.from({ length: 61 }, (_, k) => from + ((to - from) * k) / 60);
    const upper = along.toReversed().map((u) => place(u, high(u), w[1]));
    face(ink, [...along.map((u) => place(u, low(u), w[0])), ...upper]);
  };
  return { place, paint: bridge.paint, face, strip };
}

type Column = { u: number; w: number; ink: Hex; side: Hex };

/** A slim column from the rib up to the deck; near the crown there is no room for one. */
function drawColumn({ place, face }: Brush, { u, w, ink, side }: Column): void {
  const foot = bow(u) + 0.02;
  const top = DECK - 0.05;
  if (top - foot < 0.04) return;
  face(side, [
    place(u + 0.012, foot, w),
    place(u + 0.012, top, w),
    place(u + 0.026, top, w + 0.12),
    place(u + 0.026, foot, w + 0.12),
  ]);
  face(ink, [
    place(u - 0.012, foot, w),
    place(u - 0.012, top, w),
    place(u + 0.012, top, w),
    place(u + 0.012, foot, w),
  ]);
}

function drawParapet({ place, face, strip, paint }: Brush, { from, to }: ArchBridge): void {
  for (const [ink, low, high] of [
    [paint.shade, -0.075, -0.03],
    [paint.side, -0.04, 0.075],
    [paint.lit, 0.06, 0.085],
    [paint.lit, -0.045, -0.03],
  ] as const)
    strip(ink, [level(DECK + low), level(DECK + high)], [0, 0], [from, to]);
  for (let u = from + 0.03; u < to; u += 0.052)
    face(paint.shade, [
      place(u, DECK - 0.012),
      place(u + 0.03, DECK - 0.012),
      place(u + 0.03, DECK + 0.045),
      place(u, DECK + 0.045),
    ]);
}

/** At either side one small round arch, then the wall of the abutment. */
function drawApproach(pen: Pen, { face, place, paint }: Brush, { from, to }: ArchBridge): void {
  for (const [near, out] of [
    [-1.06, -1],
    [1.06, 1],
  ] as const) {
    const end = out < 0 ? from : to;
    const [left, right] = [near + out * 0.09, near + out * 0.43];
    const middle = (left + right) / 2;
    const half = Math.abs(right - left) / 2;
    const arch = (w: number) =>
      Array.from({ length: 25 }, (_, k) => {
        const s = -1 + k / 12;
        return place(middle + s * half, DECK - 0.52 + 0.36 * Math.sqrt(Math.max(0, 1 - s * s)), w);
      });
    const foot = -0.3;
    drawVault(pen, paint.shade, [
      [place(middle - half, foot), ...arch(0), place(middle + half, foot)],
      [place(middle - half, foot, 0.95), ...arch(0.95), place(middle + half, foot, 0.95)],
    ]);
    const wall = [
      place(near, DECK - 0.05),
      place(near, foot),
      place(out < 0 ? middle + half : middle - half, foot),
      ...(out < 0 ? arch(0).toReversed() : arch(0)),
      place(out < 0 ? middle - half : middle + half, foot),
      place(end, foot),
      place(end, DECK - 0.05),
    ];
    face(paint.side, wall);
  }
}

/** The inner side of a vault: what its near opening shows beside the far one. */
function drawVault(pen: Pen, ink: Hex, [near, far]: readonly [readonly Spot[], readonly Spot[]]): void {
  const trace = ([first, ...rest]: readonly Spot[]) => {
    if (first) pen.moveTo(...first);
    for (const spot of rest) pen.lineTo(...spot);
  };
  pen.save();
  pen.beginPath();
  trace(near);
  pen.clip();
  pen.beginPath();
  pen.rect(-1, -1, 4, 4);
  trace(far);
  pen.fillStyle = ink;
  pen.fill('evenodd');
  pen.restore();
}

/** The piers at the springing, which end a little over the parapet under a flat cap. */
function drawPylon({ face, place, paint }: Brush, u: number): void {
  const top = DECK + 0.15;
  face(paint.shade, [
    place(u + 0.042, -0.35),
    place(u + 0.036, top),
    place(u + 0.036, top, 0.9),
    place(u + 0.042, -0.35, 0.9),
  ]);
  const upright = (ink: Hex, left: number, right: number) =>
    face(ink, [
      place(u + left * 1.15, -0.35),
      place(u + left, top),
      place(u + right, top),
      place(u + right * 1.15, -0.35),
    ]);
  upright(paint.side, -0.036, 0.036);
  upright(paint.lit, -0.036, -0.018);
  const cap = 0.048;
  const [low, high] = [top - 0.01, top + 0.03];
  face(paint.shade, [
    place(u + cap, low),
    place(u + cap, high),
    place(u + cap, high, 0.9),
    place(u + cap, low, 0.9),
  ]);
  face(paint.lit, [place(u - cap, low), place(u - cap, high), place(u + cap, high), place(u + cap, low)]);
}
