// Draws the loops of the site: `node artwork/draw-loops.ts [loop …]`, after the stills. See artwork/README.md.
import { mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Presets, SingleBar } from 'cli-progress';
import { encodeFilm, FRAMES_PER_SECOND, shoot } from './film.ts';
import type { Loop } from './loop.types.ts';
import { ALL_LOOPS } from './loops/all-loops.ts';
import { addToManifest, type LoopCut, MEDIA } from './manifest.ts';
import { frameOf } from './parts/frame.ts';
import { Stage } from './parts/stage.ts';

/** Bytes are aimed well below what the site allows (1.2 MB and 700 kB). */
const CUTS = {
  wide: { width: 1280, height: 720, most: 800_000 },
  tall: { width: 720, height: 900, most: 480_000 },
} as const;

const folder = fileURLToPath(new URL('loops', MEDIA));
mkdirSync(folder, { recursive: true });

async function drawCut(loop: Loop, shape: 'wide' | 'tall', bar: SingleBar): Promise<LoopCut> {
  const { width, height, most } = CUTS[shape];
  const raw = join(tmpdir(), `${loop.name}-${shape}-${process.pid}.mkv`);
  const stage = new Stage(frameOf(shape, width, height), true);
  loop.scene.compose(stage);
  bar.update({ now: `${loop.name} ${shape}` });
  const base = `${loop.name}-${shape}`;
  try {
    await shoot({ stage, seconds: loop.seconds, raw, onFrame: () => bar.increment() });
    bar.update({ now: `${base}.webm` });
    await encodeFilm(raw, join(folder, `${base}.webm`), most);
    bar.update({ now: `${base}.mp4` });
    await encodeFilm(raw, join(folder, `${base}.mp4`), most * 1.4);
  } finally {
    rmSync(raw, { force: true });
  }
  return { width, height, webm: `/media/loops/${base}.webm`, mp4: `/media/loops/${base}.mp4` };
}

const names = process.argv.slice(2);
const unknown = names.filter((name) => !ALL_LOOPS.some((loop) => loop.name === name));
if (unknown.length > 0)
  throw new Error(`No loop ${unknown.join(', ')}. There are: ${ALL_LOOPS.map((l) => l.name).join(', ')}.`);
const chosen = names.length > 0 ? ALL_LOOPS.filter((loop) => names.includes(loop.name)) : ALL_LOOPS;
const bar = new SingleBar(
  { format: '{bar} {value}/{total} frames, {duration_formatted}  {now}' },
  Presets.shades_classic,
);
const frames = chosen.reduce((sum, { seconds }) => sum + 2 * seconds * FRAMES_PER_SECOND, 0);
bar.start(frames, 0, { now: 'still layers' });
try {
  for (const loop of chosen) {
    const wide = await drawCut(loop, 'wide', bar);
    const tall = await drawCut(loop, 'tall', bar);
    addToManifest({ loops: { [loop.name]: { scene: loop.scene.name, seconds: loop.seconds, wide, tall } } });
  }
} finally {
  bar.stop();
}
