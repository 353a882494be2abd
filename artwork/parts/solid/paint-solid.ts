import { cover, type Lab } from '../colour.ts';
import type { Frame } from '../frame.ts';
import { noiseOf } from '../noise.ts';
import { at } from '../numbers.ts';
import type { Shader } from '../plate.ts';
import type { Stage } from '../stage.ts';
import type { View } from './camera.ts';
import { type Raster, rasterised, sharesAt } from './raster.ts';
import { type Sunshine, sunshineOn } from './shadow-map.ts';
import type { Corner, Hit, Skin, Solid } from './solid.ts';
import { dot, minus, unit, type Vec } from './vector.ts';

export type SolidPainting = {
  solid: Solid;
  view: View;
  /** Toward the sun. */
  sun: Vec;
  /** Air between the viewer and the surface. */
  air?: (colour: Lab, distance: number, hit: Hit) => Lab;
  /** How uneven the edges of the inks are. */
  jitter?: number;
  samples?: number;
  shadowSize?: number;
};

/** What was painted: for each pixel the distance, endless where nothing of the solid is. */
export type Seen = {
  distance(x: number, y: number): number;
  /** Whether this skin is what shows there. */
  shows(skin: Skin, x: number, y: number): boolean;
};

/** Paints a solid with its own shadows, in flat inks. */
export function paintSolid(stage: Stage, painting: SolidPainting): Seen {
  const { shader, seen } = solidShader(stage.frame, painting);
  stage.each(shader);
  return seen;
}

/** The same for whoever has a plate of their own. */
export function solidShader(frame: Frame, painting: SolidPainting): { shader: Shader; seen: Seen } {
  const { solid, view, samples = 2, jitter = 0.07 } = painting;
  const { width, height } = frame;
  const raster = rasterised(solid, view, { width, height, samples });
  const shade = shaderOf(painting, raster, jitter);
  const shader: Shader = (x, y, i) => {
    const [column, row] = [i % width, Math.floor(i / width)];
    let [L, a, b, hits, known, ink] = [0, 0, 0, 0, -1, [0, 0, 0] as Lab];
    for (let s = 0; s < samples * samples; s++) {
      const px = column * samples + (s % samples);
      const py = row * samples + Math.floor(s / samples);
      const t = at(raster.triangles, py * raster.width + px);
      if (t < 0) continue;
      if (t !== known) ink = shade(t, { px: px + 0.5, py: py + 0.5, x, y });
      known = t;
      L += ink[0];
      a += ink[1];
      b += ink[2];
      hits++;
    }
    return hits ? cover([L / hits, a / hits, b / hits], hits / (samples * samples)) : null;
  };
  return { shader, seen: seenIn(raster, solid) };
}

function seenIn({ width, height, nearness, triangles }: Raster, solid: Solid): Seen {
  const indexAt = (x: number, y: number): number => {
    const [column, row] = [Math.round(x * height), Math.round(y * height)];
    return column < 0 || row < 0 || column >= width || row >= height ? -1 : row * width + column;
  };
  return {
    distance(x, y) {
      const i = indexAt(x, y);
      return i >= 0 && at(nearness, i) > 0 ? 1 / at(nearness, i) : Infinity;
    },
    shows(skin, x, y) {
      const i = indexAt(x, y);
      return i >= 0 && solid.skins[at(triangles, i)] === skin;
    },
  };
}

type Sample = { px: number; py: number; x: number; y: number };

function shaderOf({ solid, view, sun, air, shadowSize }: SolidPainting, raster: Raster, jitter: number) {
  const sunshine = sunshineOn(solid, sun, shadowSize);
  const toward = unit(sun);
  const noise = noiseOf(5);
  return (t: number, { px, py, x, y }: Sample): Lab => {
    const shares = sharesAt(raster, t, px, py);
    const { hit, point, normal } = blended(solid.corners, t * 3, shares);
    const facing =
      dot(normal, minus(view.eye, point)) < 0 ? (normal.map((n) => -n) as unknown as Vec) : normal;
    const rough = jitter ? noise.fbm(x * 240, y * 240, 2) * jitter : 0;
    const tone = toneOf(point, facing, toward, sunshine) + rough;
    const ink = (solid.skins[t] as (typeof solid.skins)[number])(tone, hit);
    return air ? air(ink, Math.hypot(...minus(point, view.eye)), hit) : ink;
  };
}

/** Below 0.35 in the shade, where what looks up is lighter; from 0.4 to 1 in the sun. */
function toneOf(point: Vec, normal: Vec, toward: Vec, sunshine: Sunshine): number {
  const shade = 0.17 + 0.1 * normal[1] + 0.05 * normal[0] * Math.sign(toward[0]);
  const lambert = dot(normal, toward);
  if (lambert <= 0) return shade;
  const open = sunshine(point, normal);
  return shade + (0.4 + 0.6 * lambert - shade) * open * Math.min(1, lambert * 8);
}

function blended(corners: readonly Corner[], first: number, [a, b, c]: [number, number, number]) {
  const [p, q, r] = [corners[first], corners[first + 1], corners[first + 2]] as [Corner, Corner, Corner];
  const between = (k: 0 | 1 | 2): number => p.point[k] * a + q.point[k] * b + r.point[k] * c;
  const lean = (k: 0 | 1 | 2): number => p.normal[k] * a + q.normal[k] * b + r.normal[k] * c;
  const point: Vec = [between(0), between(1), between(2)];
  const hit: Hit = {
    x: point[0],
    y: point[1],
    z: point[2],
    u: p.u * a + q.u * b + r.u * c,
    v: p.v * a + q.v * b + r.v * c,
  };
  return { hit, point, normal: unit([lean(0), lean(1), lean(2)]) };
}
