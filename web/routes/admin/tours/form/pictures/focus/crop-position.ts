type Focus = { x: number; y: number };

const RATIO = 3 / 2;

/** An `object-position` that shows what the server would crop to 3:2. `ratio`: width by height. */
export function cropPosition(ratio: number, focus: Focus): string {
  const shown = { x: Math.min(1, RATIO / ratio), y: Math.min(1, ratio / RATIO) };
  return `${along(focus.x, shown.x)}% ${along(focus.y, shown.y)}%`;
}

function along(percent: number, shown: number): number {
  if (shown >= 1) return 50;
  const start = Math.min(Math.max(0, percent / 100 - shown / 2), 1 - shown);
  return Math.round((start / (1 - shown)) * 100);
}
