import { closeSync, existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Hex } from './parts/colour.ts';
import type { Shape } from './parts/frame.ts';

export const MEDIA = new URL('../public/media/', import.meta.url);
const FILE = new URL('media.json', MEDIA);

export type Crop = { width: number; height: number; widths: readonly number[] };
export type SceneEntry = {
  title: string;
  place: string;
  destination: string;
  alt: string;
  colour: Hex;
  focus: { x: number; y: number };
  crops: Record<Exclude<Shape, 'wide'>, Crop> & { wide?: Crop };
};
export type PortraitEntry = Pick<SceneEntry, 'alt' | 'colour' | 'focus'> & { crops: { square: Crop } };
export type LoopCut = { width: number; height: number; webm: string; mp4: string };
export type LoopEntry = { scene: string; seconds: number; wide: LoopCut; tall: LoopCut };
export type Manifest = {
  scenes: Record<string, SceneEntry>;
  loops: Record<string, LoopEntry>;
  portraits: Record<string, PortraitEntry>;
};

const sorted = <T>(entries: Record<string, T>): Record<string, T> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** Puts new entries beside those that stand, by name, so that drawing one scene changes one entry. */
export function merged(before: Manifest, added: Partial<Manifest>): Manifest {
  return {
    scenes: sorted({ ...before.scenes, ...added.scenes }),
    loops: sorted({ ...before.loops, ...added.loops }),
    portraits: sorted({ ...before.portraits, ...added.portraits }),
  };
}

/** What is drawn so far; nothing yet where there is no file. */
export function readManifest(): Manifest {
  if (!existsSync(FILE)) return { scenes: {}, loops: {}, portraits: {} };
  return JSON.parse(readFileSync(FILE, 'utf8')) as Manifest;
}

/** Two programs may draw at once: each waits for the other to have written, so that neither's entry is lost. */
export function addToManifest(added: Partial<Manifest>): void {
  const lock = new URL('media.json.lock', MEDIA);
  const waiting = new Int32Array(new SharedArrayBuffer(4));
  for (;;) {
    try {
      closeSync(openSync(lock, 'wx'));
      break;
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
      Atomics.wait(waiting, 0, 0, 50);
    }
  }
  try {
    writeFileSync(FILE, `${JSON.stringify(merged(readManifest(), added), null, 2)}\n`);
  } finally {
    rmSync(lock);
  }
}
