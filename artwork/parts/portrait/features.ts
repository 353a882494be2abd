import type { Face } from './face.ts';

/** What is painted on a face, and how much of its ink. */
export type Feature = {
  kind: 'line' | 'mark' | 'brow' | 'white' | 'iris' | 'lips' | 'fold' | 'flush' | 'stubble';
  share: number;
};

export type Age = {
  /** 0 young, 1 old: lines of forehead, eyes and mouth. */
  lines: number;
  brows: number;
  /** Where the eyes look: −1 to 1 to the person's left. */
  gaze: number;
  /** How open the eyes are. */
  open: number;
  /** How much the outer corners rise. */
  slant: number;
  flush: number;
  stubble: number;
  /** Its radius. */
  bindi?: number;
};

const EYE = { x: 0.188, y: 0.008, half: 0.098 };

/** Soft by the width of an edge. */
const edge = (inside: number, soft = 0.006) => Math.max(0, Math.min(1, inside / soft + 0.5));

export function featureAt(x: number, y: number, z: number, face: Face, age: Age): Feature | undefined {
  if (z < 0.05) return undefined;
  const u = x / face.wide;
  const side = Math.abs(u);
  const mark = (age.bindi ?? 0) - Math.hypot(x, y - 0.17);
  if (mark > 0) return { kind: 'mark', share: edge(mark) };
  return (
    eyeAt(u, side, y, age) ?? browAt(side, y, age) ?? mouthAt(side, y, face) ?? foldAt(side, y, face, age)
  );
}

function eyeAt(u: number, side: number, y: number, { gaze, open, slant, lines }: Age): Feature | undefined {
  const s = (side - EYE.x) / EYE.half;
  if (Math.abs(s) > 1.22) return undefined;
  const middle = EYE.y + slant * 0.018 * s;
  const arc = Math.max(0, 1 - s * s);
  const top = middle + 0.04 * open * arc ** 0.7;
  const low = middle - 0.022 * open * arc ** 0.85;
  const lash = 0.0085 + 0.004 * s;
  if (Math.abs(s) < 1.1 && Math.abs(y - top) < lash * (Math.abs(s) < 1 ? 1 : (1.1 - Math.abs(s)) * 10))
    return { kind: 'line', share: edge(lash - Math.abs(y - top), 0.003) };
  if (Math.abs(s) < 1 && y < top && y > low) {
    const centre = EYE.x + (u < 0 ? -1 : 1) * gaze * 0.03;
    const r = Math.hypot(side - centre, (y - middle - 0.006) * 1.05);
    if (r < 0.041) {
      const glint = Math.hypot(u - (u < 0 ? -centre : centre) + 0.014, y - middle - 0.018);
      return glint < 0.009 ? { kind: 'white', share: 1 } : { kind: 'iris', share: edge(0.041 - r) };
    }
    return { kind: 'white', share: 0.8 };
  }
  if (Math.abs(s) < 1 && Math.abs(y - low) < 0.004) return { kind: 'fold', share: 0.9 };
  const crease = top + 0.022 - 0.006 * s;
  if (Math.abs(s) < 0.95 && Math.abs(y - crease) < 0.0045) return { kind: 'fold', share: 0.9 };
  const bag = middle - 0.062 + 0.028 * s * s;
  if (lines > 0.4 && s > -0.8 && s < 0.7 && Math.abs(y - bag) < 0.0035 * (1 - s * s))
    return { kind: 'fold', share: 0.8 };
  return undefined;
}

function browAt(side: number, y: number, { brows, slant }: Age): Feature | undefined {
  const b = (side - 0.2) / 0.148;
  if (Math.abs(b) > 1) return undefined;
  const middle = 0.125 + 0.012 * slant * b - 0.034 * b * b + 0.008 * b;
  const half = brows * (0.019 - 0.009 * Math.max(0, b) - 0.004 * Math.max(0, -b)) * (1 - b ** 6);
  const inside = half - Math.abs(y - middle);
  return inside > -0.003 ? { kind: 'brow', share: edge(inside) } : undefined;
}

function mouthAt(side: number, y: number, { lips, smile }: Face): Feature | undefined {
  const reach = 0.148 + 0.022 * smile;
  if (side > reach + 0.012) return undefined;
  const s = side / reach;
  const parting = -0.322 + 0.03 * smile * s * s - 0.004 * Math.cos(side * 46);
  if (Math.abs(y - parting) < 0.0075 * (s < 1 ? 1 : 0.7)) return { kind: 'line', share: 0.92 };
  if (s > 0.97) return undefined;
  const upper = parting + (0.03 + 0.014 * lips) * (1 - s) ** 0.75 - 0.01 * Math.exp(-((side / 0.025) ** 2));
  const lower = parting - (0.036 + 0.02 * lips) * Math.sqrt(1 - s * s);
  const inside = Math.min(upper - y, y - lower);
  return inside > 0 ? { kind: 'lips', share: edge(inside) } : undefined;
}

function foldAt(
  side: number,
  y: number,
  { smile, full }: Face,
  { lines, flush, stubble }: Age,
): Feature | undefined {
  const t = (-0.13 - y) / 0.19;
  if (t > 0 && t < 1) {
    const at = 0.1 + 0.115 * t ** 0.8 - 0.03 * t * t + 0.012 * full;
    const half = 0.0065 * Math.max(lines, smile * 0.5) * Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1));
    if (half > 0.0015 && Math.abs(side - at) < half) return { kind: 'fold', share: 0.9 };
  }
  if (lines > 0.35) {
    for (let k = 0; k < 3; k++) {
      const out = side - 0.315;
      const ray = 0.02 - k * 0.03 + out * (0.3 - k * 0.42);
      if (out > 0 && out < 0.05 * lines + 0.01 && Math.abs(y - ray) < 0.0035)
        return { kind: 'fold', share: 0.85 };
    }
    for (let k = 0; k < 2; k++) {
      const furrow = 0.235 + k * 0.065 + 0.012 * Math.cos(side * 14 + k);
      if (side < 0.22 * lines && Math.abs(y - furrow) < 0.0035) return { kind: 'fold', share: 0.7 };
    }
  }
  const cheek = -0.29 + 0.85 * Math.max(0, side - 0.14);
  const beard = Math.max(cheek - y, side < 0.17 ? -0.215 - y : -1);
  if (stubble > 0 && beard > 0) return { kind: 'stubble', share: stubble * edge(beard - 0.02, 0.04) };
  const red = flush * Math.max(0, 1 - ((side - 0.25) / 0.1) ** 2 - ((y + 0.13) / 0.085) ** 2);
  return red > 0.02 ? { kind: 'flush', share: Math.min(1, red * 2.5) } : undefined;
}
