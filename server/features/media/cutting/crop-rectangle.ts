type Size = { width: number; height: number };
type Rectangle = Size & { left: number; top: number };

const RATIO = 3 / 2;

/** The largest 3:2 rectangle around the focus (percent), as centred on it as the edges allow. */
export function cropRectangle({ width, height }: Size, focus: { x: number; y: number }): Rectangle {
  const cut =
    width / height > RATIO
      ? { width: Math.max(1, Math.round(height * RATIO)), height }
      : { width, height: Math.max(1, Math.round(width / RATIO)) };
  return {
    ...cut,
    left: placeOf(focus.x, cut.width, width),
    top: placeOf(focus.y, cut.height, height),
  };
}

function placeOf(percent: number, part: number, whole: number): number {
  const wished = Math.round((percent / 100) * whole - part / 2);
  return Math.min(Math.max(0, wished), whole - part);
}
