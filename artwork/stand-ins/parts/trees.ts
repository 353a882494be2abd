// Broad-leaved trees: the thin shade trees of a tea garden, and sal with its straight bole.
import { fbm, random } from './noise.ts';
import { type Point, type Sheet, short, trace } from './sheet.ts';

/** A ragged clump of leaves: a circle pushed in and out by noise, flatter than it is wide. */
export function clump(x: number, y: number, w: number, h: number, seed: number, points = 10): string {
  const list = Array.from({ length: points }, (_, i): Point => {
    const a = (i / points) * Math.PI * 2;
    const r = 1 + 0.45 * fbm(Math.cos(a) * 1.7 + seed, Math.sin(a) * 1.7, seed, 3) + (i % 2 ? 0.12 : -0.08);
    return [x + Math.cos(a) * w * r, y + Math.sin(a) * h * r];
  });
  return trace(list);
}

/** Trees as [x, foot, height]; light from the left or the right touches each clump's upper edge. */
export function shadeTrees(
  s: Sheet,
  trees: readonly (readonly [number, number, number])[],
  dark: string,
  light: string,
  fromLeft = false,
): void {
  let trunks = '';
  let leaves = '';
  let lit = '';
  for (const [n, [x, y, h]] of trees.entries()) {
    const r = random(n + 11);
    const lean = (r() - 0.5) * h * 0.12;
    trunks += `M${short(x)} ${short(y)}q${short(lean * 0.2)} ${short(-h * 0.5)} ${short(lean)} ${short(-h)}`;
    for (let i = 0; i < 5; i++) {
      const u = 0.42 + (0.58 * i) / 4;
      const side = (i % 2 ? 1 : -1) * h * (0.16 * (1.15 - u)) * (0.6 + r());
      const [cx, cy] = [x + lean * u * u + side, y - h * u];
      const w = h * (0.15 - 0.06 * u) * (0.8 + 0.5 * r());
      leaves += clump(cx, cy, w, w * 0.55, n * 9 + i);
      lit += clump(cx + w * (fromLeft ? -0.25 : 0.25), cy - w * 0.18, w * 0.6, w * 0.28, n * 9 + i + 50, 7);
      if (u < 0.9) trunks += `M${short(x + lean * u * u)} ${short(cy + w * 0.4)}L${short(cx)} ${short(cy)}`;
    }
  }
  s.line(dark, 2.2, trunks).fill(dark, leaves).fill(light, lit);
}
