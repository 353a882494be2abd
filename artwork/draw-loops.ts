// Draws the loops of the site: `npx node draw-loops.ts [loop …]`, after the stills. See artwork/README.md.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { encodeFilm, FRAMES_PER_SECOND } from './film.ts';
import type { Loop } from './loop.types.ts';
import { ALL_LOOPS } from './loops/all-loops.ts';
import { addToManifest, type LoopCut, MEDIA } from './manifest.ts';
import { Negatives } from './negatives.ts';

/** Bytes are aimed well below what the site allows (1.2 MB and 700 kB). */
const MOST = { wide: 800_000, tall: 480_000 } as const;

const { values, positionals: names } = parseArgs({
  allowPositionals: true,
  options: { negatives: { type: 'string' } },
});
const negatives = new Negatives(values.negatives);
const folder = fileURLToPath(new URL('loops', MEDIA));
mkdirSync(folder, { recursive: true });

async function drawCut(loop: Loop, shape: 'wide' | 'tall', bar: SingleBar): Promise<LoopCut> {
  const base = `${loop.name}-${shape}`;
  bar.update({ now: base });
  const { raw, width, height } = await negatives.of(loop, shape, () => bar.increment());
  bar.update({ now: `${base}.webm` });
  await encodeFilm(raw, join(folder, `${base}.webm`), MOST[shape]);
  bar.update({ now: `${base}.mp4` });
  await encodeFilm(raw, join(folder, `${base}.mp4`), MOST[shape] * 1.4);
  return { width, height, webm: `/media/loops/${base}.webm`, mp4: `/media/loops/${base}.mp4` };
}

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
  negatives.clear();
}
