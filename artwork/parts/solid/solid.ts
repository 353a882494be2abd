import type { Lab } from '../colour.ts';
import { cross, minus, unit, type Vec } from './vector.ts';

/** A place on a surface: in the world, and along the surface (as its builder counts it). */
export type Hit = { x: number; y: number; z: number; u: number; v: number };
/** The ink of a surface for a tone: 0 deep shadow, 0.4 and up in the sun, 1 facing it. */
export type Skin = (tone: number, hit: Hit) => Lab;
export type Corner = { point: Vec; normal: Vec; u: number; v: number };
export type Place = { x?: number; y?: number; z?: number; turn?: number; scale?: number };

/** What a scene builds of triangles; painted by `paintSolid`. */
export class Solid {
  readonly corners: Corner[] = [];
  readonly skins: Skin[] = [];
  #place: Required<Place> = { x: 0, y: 0, z: 0, turn: 0, scale: 1 };

  get size(): number {
    return this.skins.length;
  }

  /** Builds somewhere else: what `build` adds is turned, scaled and moved; nests. */
  at(place: Place, build: () => void): void {
    const before = this.#place;
    const [x, y, z] = this.#moved([place.x ?? 0, place.y ?? 0, place.z ?? 0]);
    this.#place = {
      x,
      y,
      z,
      turn: before.turn + (place.turn ?? 0),
      scale: before.scale * (place.scale ?? 1),
    };
    build();
    this.#place = before;
  }

  triangle(skin: Skin, a: Corner, b: Corner, c: Corner): void {
    for (const { point, normal, u, v } of [a, b, c])
      this.corners.push({ point: this.#moved(point), normal: this.#turned(normal), u, v });
    this.skins.push(skin);
  }

  /** A flat face of four corners in order; u runs from a to b, v from a to d, in the measure of the scene. */
  quad(skin: Skin, a: Vec, b: Vec, c: Vec, d: Vec): void {
    const length = (p: Vec, q: Vec) => Math.hypot(q[0] - p[0], q[1] - p[1], q[2] - p[2]);
    const across = minus(length(a, b) > 1e-6 ? b : c, a);
    const normal = unit(cross(across, minus(d, a)));
    const [wide, wideTop, tall] = [length(a, b), length(d, c), length(a, d)];
    const corner = (point: Vec, u: number, v: number): Corner => ({ point, normal, u, v });
    const inset = (wide - wideTop) / 2;
    const [p, q] = [corner(a, 0, 0), corner(c, wide - inset, tall)];
    this.triangle(skin, p, corner(b, wide, 0), q);
    this.triangle(skin, p, q, corner(d, inset, tall));
  }

  #moved(p: Vec): Vec {
    const { x, y, z, scale } = this.#place;
    const [tx, ty, tz] = this.#turned(p);
    return [x + tx * scale, y + ty * scale, z + tz * scale];
  }

  #turned([x, y, z]: Vec): Vec {
    const [c, s] = [Math.cos(this.#place.turn), Math.sin(this.#place.turn)];
    return [x * c + z * s, y, z * c - x * s];
  }
}
