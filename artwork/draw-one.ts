// One scene in a process of its own, so that its sheets are given back when it is done. `draw.ts` starts it.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { PHONE_WIDTHS, readSheet, WIDTHS, writeDraft, writeSizes } from './encode.ts';
import { type Crop, MEDIA, readManifest, type SceneEntry } from './manifest.ts';
import { meanColour, type Sheet, sheetOf } from './parts/finish.ts';
import { frameOf, type Shape } from './parts/frame.ts';
import { Stage } from './parts/stage.ts';
import type { Scene } from './scene.types.ts';
import { sceneNamed } from './scenes/all-scenes.ts';

const FULL_WIDTH: Record<Shape, number> = { card: 1800, wide: 1800, tall: 800 };

function sheetOfScene(scene: Scene, shape: Shape, width: number, oversampling: number): Sheet {
  const { height } = frameOf(shape, width);
  const stage = new Stage(frameOf(shape, width * oversampling, height * oversampling));
  scene.compose(stage);
  return sheetOf(stage.plate, oversampling);
}

const folderOf = (scene: Scene) => fileURLToPath(new URL(`scenes/${scene.name}`, MEDIA));

async function drawFinal(scene: Scene, oversampling: number): Promise<SceneEntry> {
  const folder = folderOf(scene);
  const shapes: Shape[] = scene.hero ? ['card', 'tall', 'wide'] : ['card', 'tall'];
  const crops: Partial<Record<Shape, Crop>> = {};
  let colour: SceneEntry['colour'] = '#000000';
  for (const shape of shapes) {
    // A phone picture has no more pixels to hide steps in: it is always drawn larger and brought down.
    const sheet = sheetOfScene(scene, shape, FULL_WIDTH[shape], shape === 'tall' ? 2 : oversampling);
    await writeSizes(sheet, shape, folder);
    crops[shape] = { width: sheet.width, height: sheet.height, widths: WIDTHS[shape] };
    if (shape === 'card') colour = meanColour(sheet);
  }
  const { title, place, destination, alt, focus = { x: 50, y: 50 } } = scene;
  return { title, place, destination, alt, colour, focus, crops: crops as SceneEntry['crops'] };
}

/** The sizes of phones alone, in a small part of the time: cards are cut from their widest file. */
async function drawForPhones(scene: Scene): Promise<SceneEntry> {
  const entry = readManifest().scenes[scene.name];
  if (!entry) throw new Error(`${scene.name} has not been drawn yet.`);
  const folder = folderOf(scene);
  const widest = `${folder}/card-${FULL_WIDTH.card}.avif`;
  await writeSizes(await readSheet(widest), 'card', folder, PHONE_WIDTHS.card);
  await writeSizes(sheetOfScene(scene, 'tall', FULL_WIDTH.tall, 2), 'tall', folder);
  const { card, tall } = entry.crops;
  return {
    ...entry,
    crops: {
      ...entry.crops,
      card: { ...card, widths: WIDTHS.card },
      tall: { ...tall, widths: WIDTHS.tall },
    },
  };
}

async function drawDraft(
  scene: Scene,
  { out, shape, width }: { out: string; shape: Shape; width: number },
): Promise<void> {
  mkdirSync(out, { recursive: true });
  await writeDraft(sheetOfScene(scene, shape, width, 1), `${out}/${scene.name}-${shape}.png`);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean', default: false },
    phones: { type: 'boolean', default: false },
    out: { type: 'string', default: 'drafts' },
    shape: { type: 'string', default: 'card' },
    width: { type: 'string', default: '900' },
    oversampling: { type: 'string', default: '1' },
  },
});

const scene = sceneNamed(positionals[0] ?? '');
if (values.draft) {
  await drawDraft(scene, { out: values.out, shape: values.shape as Shape, width: Number(values.width) });
} else {
  const drawn = values.phones ? drawForPhones(scene) : drawFinal(scene, Number(values.oversampling));
  process.stdout.write(JSON.stringify(await drawn));
}
