import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Ink, type Lab, labOf } from './colour.ts';
import { at } from './numbers.ts';

export type Pen = SKRSContext2D;
export type Draw = (pen: Pen) => void;
/** Colour of a pixel at x, y (in heights); nothing where it paints nothing. */
export type Shader = (x: number, y: number, index: number) => Ink | null;
export type Rows = { top?: number; bottom?: number };
export type Tint = (colour: Lab, x: number, y: number, index: number) => Lab;

/** A sheet of OKLab colours as 32-bit floats, with coverage when it is one layer of several. */
export class Plate {
  readonly colours: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly coverage: Float32Array | null;

  constructor(width: number, height: number, transparent = false) {
    this.width = width;
    this.height = height;
    this.colours = new Float32Array(width * height * 3);
    this.coverage = transparent ? new Float32Array(width * height) : null;
  }

  put(index: number, L: number, a: number, b: number, alpha: number): void {
    let k = alpha;
    if (this.coverage) {
      const total = alpha + at(this.coverage, index) * (1 - alpha);
      if (total <= 0) return;
      this.coverage[index] = total;
      k = alpha / total;
    }
    const c = this.colours;
    const j = index * 3;
    c[j] = at(c, j) + (L - at(c, j)) * k;
    c[j + 1] = at(c, j + 1) + (a - at(c, j + 1)) * k;
    c[j + 2] = at(c, j + 2) + (b - at(c, j + 2)) * k;
  }

  each(shader: Shader, rows: Rows = {}): void {
    const { width, height } = this;
    const first = Math.max(0, Math.floor((rows.top ?? 0) * height));
    const last = Math.min(height, Math.ceil((rows.bottom ?? 1) * height));
    for (let row = first; row < last; row++) {
      for (let column = 0, i = row * width; column < width; column++, i++) {
        const ink = shader(column / height, row / height, i);
        if (ink && ink[3] > 0) this.put(i, ink[0], ink[1], ink[2], Math.min(1, ink[3]));
      }
    }
  }

  colourAt(index: number): Lab {
    const j = index * 3;
    return [at(this.colours, j), at(this.colours, j + 1), at(this.colours, j + 2)];
  }

  /** How much of each pixel a drawing covers, 0 to 1. */
  mask(draw: Draw): Float32Array {
    const pixels = this.#drawn(draw);
    const mask = new Float32Array(this.width * this.height);
    for (let i = 0; i < mask.length; i++) mask[i] = at(pixels, i * 4 + 3) / 255;
    return mask;
  }

  /** Lays a drawing in full colour over the plate. `seen` hides pixels behind something nearer. */
  vector(draw: Draw, tint?: Tint, seen?: (index: number) => boolean): void {
    const pixels = this.#drawn(draw);
    const known = new Map<number, Lab>();
    const { width, height } = this;
    for (let i = 0; i < width * height; i++) {
      const alpha = at(pixels, i * 4 + 3);
      if (!alpha || (seen && !seen(i))) continue;
      const key = (at(pixels, i * 4) << 16) | (at(pixels, i * 4 + 1) << 8) | at(pixels, i * 4 + 2);
      let colour = known.get(key);
      if (!colour) {
        colour = labOf((key >> 16) / 255, ((key >> 8) & 255) / 255, (key & 255) / 255);
        known.set(key, colour);
      }
      const c = tint ? tint(colour, (i % width) / height, Math.floor(i / width) / height, i) : colour;
      this.put(i, c[0], c[1], c[2], alpha / 255);
    }
  }

  #drawn(draw: Draw): Uint8ClampedArray {
    const canvas: Canvas = createCanvas(this.width, this.height);
    const pen = canvas.getContext('2d');
    pen.scale(this.height, this.height);
    pen.fillStyle = '#fff';
    pen.strokeStyle = '#fff';
    draw(pen);
    return pen.getImageData(0, 0, this.width, this.height).data;
  }
}
