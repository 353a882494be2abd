import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { shoot } from './film.ts';
import type { Loop } from './loop.types.ts';
import { frameOf } from './parts/frame.ts';
import { Stage } from './parts/stage.ts';

export const FILM_SIZES = { wide: { width: 1280, height: 720 }, tall: { width: 720, height: 900 } } as const;
export type FilmShape = keyof typeof FILM_SIZES;
export type Negative = { raw: string; width: number; height: number };

/**
 * Every frame of a loop as lossless video, from which loops are encoded and the film is cut. In a folder that is named they
 * stay and are taken from there the next time, since drawing takes minutes; else they are gone after `clear`.
 */
export class Negatives {
  readonly #folder: string;
  readonly #stays: boolean;

  constructor(folder: string | undefined) {
    this.#stays = folder !== undefined;
    this.#folder = folder ?? mkdtempSync(join(tmpdir(), 'negatives-'));
    mkdirSync(this.#folder, { recursive: true });
  }

  async of(loop: Loop, shape: FilmShape, onFrame: () => void): Promise<Negative> {
    const { width, height } = FILM_SIZES[shape];
    const raw = join(this.#folder, `${loop.name}-${shape}.mkv`);
    if (existsSync(raw)) return { raw, width, height };
    const stage = new Stage(frameOf(shape, width, height), true);
    loop.scene.compose(stage);
    const unfinished = join(this.#folder, `${loop.name}-${shape}-${process.pid}.mkv`);
    await shoot({ stage, seconds: loop.seconds, raw: unfinished, onFrame });
    renameSync(unfinished, raw);
    return { raw, width, height };
  }

  clear(): void {
    if (!this.#stays) rmSync(this.#folder, { recursive: true });
  }
}
