// Cuts the film of the front page: `npx node draw-film.ts [--negatives FOLDER]`. See artwork/README.md.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { FILM_CUTS, FILM_SHOTS, filmGraph, filmSeconds } from './cutting.ts';
import { encodeFilm, FRAMES_PER_SECOND } from './film.ts';
import { addToManifest, type LoopCut, MEDIA } from './manifest.ts';
import { type FilmShape, Negatives } from './negatives.ts';

const run = promisify(execFile);
/** Half as much again as a loop may weigh: it is fetched on a press alone, and lasts three times as long. */
const MOST = { wide: 1_800_000, tall: 1_050_000 } as const;
/** Each try takes minutes: these are known to be too large. */
const COARSER = { webm: 15, mp4: 8 } as const;
const LOSSLESS = ['-c:v', 'libx264rgb', '-qp', '0', '-preset', 'ultrafast'];

const { values } = parseArgs({ options: { negatives: { type: 'string' } } });
const negatives = new Negatives(values.negatives);
const workshop = mkdtempSync(join(tmpdir(), 'film-'));

async function cutFilm(shape: FilmShape, bar: SingleBar): Promise<LoopCut> {
  const inputs: string[] = [];
  for (const { loop } of FILM_SHOTS) {
    bar.update({ now: `${loop.name} ${shape}` });
    const { raw } = await negatives.of(loop, shape, () => bar.increment());
    inputs.push('-stream_loop', '-1', '-i', raw);
  }
  const whole = join(workshop, `${shape}.mkv`);
  bar.update({ now: `film ${shape}` });
  const graph = [
    '-filter_complex',
    filmGraph(FILM_SHOTS, FILM_CUTS[shape]),
    '-map',
    '[film]',
    '-r',
    `${FRAMES_PER_SECOND}`,
  ];
  await run('ffmpeg', ['-y', '-loglevel', 'error', ...inputs, ...graph, ...LOSSLESS, whole]);
  const file = (type: string) => fileURLToPath(new URL(`loops/film-${shape}.${type}`, MEDIA));
  await encodeFilm(whole, file('webm'), MOST[shape], COARSER.webm);
  await encodeFilm(whole, file('mp4'), MOST[shape], COARSER.mp4);
  rmSync(whole);
  const address = `/media/loops/film-${shape}`;
  return { ...FILM_CUTS[shape], webm: `${address}.webm`, mp4: `${address}.mp4` };
}

const bar = new SingleBar(
  { format: '{bar} {value}/{total} frames, {duration_formatted}  {now}' },
  Presets.shades_classic,
);
bar.start(
  FILM_SHOTS.reduce((sum, { loop }) => sum + 2 * loop.seconds * FRAMES_PER_SECOND, 0),
  0,
  { now: '' },
);
try {
  const wide = await cutFilm('wide', bar);
  const tall = await cutFilm('tall', bar);
  addToManifest({ loops: { film: { scene: 'tiger-hill', seconds: filmSeconds(FILM_SHOTS), wide, tall } } });
} finally {
  bar.stop();
  negatives.clear();
  rmSync(workshop, { recursive: true });
}
