// Turns a field of numbers into cut paper: outlines of everywhere the field is above a threshold.
import { at } from './noise.ts';
import type { Point } from './sheet.ts';

export type Field = {
  columns: number;
  rows: number;
  cell: number;
  left: number;
  top: number;
  values: Float32Array;
};

export function field(
  box: { left: number; top: number; right: number; bottom: number; cell: number },
  value: (x: number, y: number) => number,
): Field {
  const columns = Math.ceil((box.right - box.left) / box.cell) + 1;
  const rows = Math.ceil((box.bottom - box.top) / box.cell) + 1;
  const values = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++)
    for (let i = 0; i < columns; i++)
      values[j * columns + i] = value(box.left + i * box.cell, box.top + j * box.cell);
  return { columns, rows, cell: box.cell, left: box.left, top: box.top, values };
}

/** A box blur before cutting: without it every pixel of noise becomes a scrap of paper. */
export function soften(f: Field, passes = 1): Field {
  let { values } = f;
  for (let n = 0; n < passes; n++) {
    const next = new Float32Array(values.length);
    for (let j = 0; j < f.rows; j++)
      for (let i = 0; i < f.columns; i++) {
        let sum = 0;
        for (let v = -1; v <= 1; v++)
          for (let u = -1; u <= 1; u++) {
            const x = Math.max(0, Math.min(f.columns - 1, i + u));
            const y = Math.max(0, Math.min(f.rows - 1, j + v));
            sum += at(values, y * f.columns + x) * (u && v ? 1 : u || v ? 2 : 4);
          }
        next[j * f.columns + i] = sum / 16;
      }
    values = next;
  }
  return { ...f, values };
}

/** Marching squares; the field counts as below the threshold outside its box, so every outline closes. */
export function outlines(f: Field, threshold: number, { tolerance = 1, minArea = 40 } = {}): Point[][] {
  const value = (i: number, j: number): number =>
    i < 0 || j < 0 || i >= f.columns || j >= f.rows ? -1 : at(f.values, j * f.columns + i) - threshold;
  const next = new Map<string, { key: string; point: Point }>();
  const cut = (i: number, j: number, u: number, v: number): { key: string; point: Point } => {
    const [a, b] = [value(i, j), value(u, v)];
    const t = a / (a - b);
    return {
      key: i + j < u + v ? `${i},${j},${u - i}` : `${u},${v},${i - u}`,
      point: [f.left + (i + (u - i) * t) * f.cell, f.top + (j + (v - j) * t) * f.cell],
    };
  };
  for (let j = -1; j < f.rows; j++)
    for (let i = -1; i < f.columns; i++) {
      const corners: Point[] = [
        [i, j],
        [i + 1, j],
        [i + 1, j + 1],
        [i, j + 1],
      ];
      const inside = corners.map(([x, y]) => value(x, y) > 0);
      const enter: { key: string; point: Point }[] = [];
      const leave: { key: string; point: Point }[] = [];
      for (let k = 0; k < 4; k++) {
        const [a, b] = [corners[k] as Point, corners[(k + 1) % 4] as Point];
        if (inside[k] === inside[(k + 1) % 4]) continue;
        (inside[k] ? leave : enter).push(cut(a[0], a[1], b[0], b[1]));
      }
      for (const [k, from] of leave.entries()) next.set(from.key, enter[k] as { key: string; point: Point });
    }
  const loops: Point[][] = [];
  while (next.size) {
    const first = next.keys().next().value as string;
    const loop: Point[] = [];
    for (let key = first, step = next.get(key); step; step = next.get(key)) {
      next.delete(key);
      loop.push(step.point);
      key = step.key;
    }
    if (Math.abs(area(loop)) >= minArea) loops.push(simplify(loop, tolerance));
  }
  return loops.filter((l) => l.length > 2);
}

const area = (loop: readonly Point[]): number =>
  loop.reduce((sum, [x, y], i) => {
    const [u, v] = loop[(i + 1) % loop.length] as Point;
    return sum + (x * v - u * y) / 2;
  }, 0);

/** Douglas-Peucker, on an explicit stack. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Set([0, line.length - 1]);
  const stack: [number, number][] = [[0, line.length - 1]];
  for (let span = stack.pop(); span; span = stack.pop()) {
    const [a, b] = span;
    const [p, q] = [line[a] as Point, line[b] as Point];
    const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
    const long = Math.hypot(dx, dy);
    let worst = tolerance;
    let index = -1;
    for (let i = a + 1; i < b; i++) {
      const [x, y] = line[i] as Point;
      const off =
        long < 1e-6 ? Math.hypot(x - p[0], y - p[1]) : Math.abs((x - p[0]) * dy - (y - p[1]) * dx) / long;
      if (off > worst) [worst, index] = [off, i];
    }
    if (index > 0) {
      keep.add(index);
      stack.push([a, index], [index, b]);
    }
  }
  return line.filter((_, i) => keep.has(i));
}
