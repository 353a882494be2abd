import type { Frame } from './frame.ts';
import { type Draw, type Pen, Plate, type Rows, type Shader, type Tint } from './plate.ts';

/** What stays, what drifts sideways and comes back as it was, what is drawn anew for every moment. */
export type Layer =
  | { kind: 'still'; plate: Plate }
  | { kind: 'drift'; plate: Plate; pad: number; reach: number; phase: number }
  | { kind: 'live'; paint: (plate: Plate, t: number) => void };

export type Drift = { reach: number; phase: number };
/** Draws a moment; t runs from 0 to 1 in one cycle, and what it draws at 1 must be what it drew at 0. */
export type LiveDraw = (pen: Pen, t: number) => void;

/** The moment that a still picture shows. */
const STILL = 0.1;

/**
 * Where a scene paints, from back to front. For a still everything goes on one plate at once; for a loop each
 * moving part ends a layer, so that what stands still is painted only once. A scene need not know which it is.
 */
export class Stage {
  readonly frame: Frame;
  readonly layers: Layer[] = [];
  #plate: Plate;
  readonly #moving: boolean;

  constructor(frame: Frame, moving = false) {
    this.frame = frame;
    this.#moving = moving;
    this.#plate = new Plate(frame.width, frame.height);
    this.layers.push({ kind: 'still', plate: this.#plate });
  }

  /** What is painted on now; ask anew after each moving part. */
  get plate(): Plate {
    return this.#plate;
  }

  each(shader: Shader, rows?: Rows): void {
    this.#plate.each(shader, rows);
  }

  vector(draw: Draw, tint?: Tint, seen?: (index: number) => boolean): void {
    this.#plate.vector(draw, tint, seen);
  }

  /** Paints what drifts, as mist does: `reach` in heights, `phase` 0 to 1 keeps neighbours out of step. */
  drift(shader: Shader, rows: Rows, { reach, phase }: Drift): void {
    if (!this.#moving) {
      this.#plate.each(shader, rows);
      return;
    }
    const { width, height } = this.frame;
    const pad = Math.ceil(reach * height) + 2;
    const plate = new Plate(width + 2 * pad, height, true);
    // The index of a padded plate is not that of the frame, so a drifting shader may use x and y only.
    plate.each((x, y) => shader(x - pad / height, y, -1), rows);
    this.layers.push({ kind: 'drift', plate, pad, reach: reach * height, phase });
    this.#startLayer();
  }

  /** A drawing that changes with time: flags, a train, steam. */
  live(draw: LiveDraw, tint?: Tint): void {
    this.#live((plate, t) => plate.vector((pen) => draw(pen, t), tint));
  }

  /** Pixels that change with time: glints. */
  liveShade(shader: (t: number) => Shader, rows: Rows): void {
    this.#live((plate, t) => plate.each(shader(t), rows));
  }

  #live(paint: (plate: Plate, t: number) => void): void {
    if (!this.#moving) {
      paint(this.#plate, STILL);
      return;
    }
    this.layers.push({ kind: 'live', paint });
    this.#startLayer();
  }

  #startLayer(): void {
    this.#plate = new Plate(this.frame.width, this.frame.height, true);
    this.layers.push({ kind: 'still', plate: this.#plate });
  }
}
