// Draws the pictures of the site: `npx node draw.ts [scene …]`. See artwork/README.md.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { Presets, SingleBar } from 'cli-progress';
import { addToManifest, type SceneEntry } from './manifest.ts';
import { ALL_SCENES, sceneNamed } from './scenes/all-scenes.ts';

const run = promisify(execFile);
const DRAW_ONE = fileURLToPath(new URL('draw-one.ts', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A small PNG of each into --out, for looking; the site's files stay as they are. */
    draft: { type: 'boolean', default: false },
    /** Only the sizes that phones choose; the others stay as they are. */
    phones: { type: 'boolean', default: false },
    out: { type: 'string', default: 'drafts' },
    shape: { type: 'string', default: 'card' },
    width: { type: 'string', default: '900' },
    /** Pixels drawn per pixel kept, in each direction. */
    oversampling: { type: 'string', default: '1' },
    /** Scenes drawn at a time. */
    jobs: { type: 'string', default: '1' },
  },
});

async function drawScene(name: string): Promise<void> {
  const options = ['--out', values.out, '--shape', values.shape, '--width', values.width];
  options.push('--oversampling', values.oversampling);
  if (values.draft) options.push('--draft');
  if (values.phones) options.push('--phones');
  const { stdout } = await run(process.execPath, [DRAW_ONE, name, ...options]);
  if (!values.draft) addToManifest({ scenes: { [name]: JSON.parse(stdout) as SceneEntry } });
}

const names =
  positionals.length > 0 ? positionals.map((name) => sceneNamed(name).name) : ALL_SCENES.map((s) => s.name);
const bar = new SingleBar(
  { format: '{bar} {value}/{total} scenes, {duration_formatted}  {now}' },
  Presets.shades_classic,
);
bar.start(names.length, 0, { now: '' });
const waiting = [...names];

async function work(): Promise<void> {
  for (let name = waiting.shift(); name; name = waiting.shift()) {
    bar.update({ now: name });
    await drawScene(name);
    bar.increment();
  }
}

await Promise.all(Array.from({ length: Math.max(1, Number(values.jobs)) }, work)).finally(() => bar.stop());
