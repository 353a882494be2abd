type Focus = { x: number; y: number };

/** Every picture of a tour is cut 3:2. */
const RATIO = 3 / 2;

/**
 * Where a whole picture stands in a 3:2 frame that it covers, as `object-position` has it, so that the frame shows what
 * the server would cut around the focus. `ratio`: the picture's width by its height.
 */
export function cropPosition(ratio: number, focus: Focus): string {
  // The share of the picture that the frame shows, in each direction.
  const shown = { x: Math.min(1, RATIO / ratio), y: Math.min(1, ratio / RATIO) };
  return `${along(focus.x, shown.x)}% ${along(focus.y, shown.y)}%`;
}

function along(percent: number, shown: number): number {
  if (shown >= 1) return 50;
  const start = Math.min(Math.max(0, percent / 100 - shown / 2), 1 - shown);
  return Math.round((start / (1 - shown)) * 100);
}
