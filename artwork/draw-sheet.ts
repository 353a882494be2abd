// Lays every scene out on one sheet, docs/artwork.webp, and writes docs/artwork.md: `npm run sheet`.
import { readFileSync, writeFileSync } from 'node:fs';
import sharp, { type OverlayOptions } from 'sharp';
import { MEDIA, readManifest, type SceneEntry } from './manifest.ts';

const COLUMNS = 4;
/** Pixels: a picture, and the paper between pictures. */
const WIDTH = 480;
const HEIGHT = 320;
const GAP = 16;

const scenes = Object.entries(readManifest().scenes);
const docs = new URL('../docs/', import.meta.url);

/** The place of the n-th picture: left to right, then down. */
function placeOf(n: number): { left: number; top: number } {
  return {
    left: GAP + (n % COLUMNS) * (WIDTH + GAP),
    top: GAP + Math.floor(n / COLUMNS) * (HEIGHT + GAP),
  };
}

async function drawSheet(): Promise<void> {
  const rows = Math.ceil(scenes.length / COLUMNS);
  const pictures: OverlayOptions[] = await Promise.all(
    scenes.map(async ([name], n) => {
      const file = readFileSync(new URL(`scenes/${name}/card-480.webp`, MEDIA));
      return { input: await sharp(file).resize(WIDTH, HEIGHT).toBuffer(), ...placeOf(n) };
    }),
  );
  await sharp({
    create: {
      width: GAP + COLUMNS * (WIDTH + GAP),
      height: GAP + rows * (HEIGHT + GAP),
      channels: 3,
      background: '#fbf8f2',
    },
  })
    .composite(pictures)
    .webp({ quality: 78, effort: 6 })
    .toFile(new URL('artwork.webp', docs).pathname);
}

function rowsOfTable(): string {
  const cells = scenes.map(
    ([name, { title, place }]: [string, SceneEntry]) => `\`${name}\`: ${title}, ${place}`,
  );
  const lines = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) =>
    Array.from({ length: COLUMNS }, (_, column) => cells[row * COLUMNS + column] ?? ''),
  );
  return lines.map((line) => `| ${line.join(' | ')} |`).join('\n');
}

await drawSheet();
writeFileSync(
  new URL('artwork.md', docs),
  `# The pictures

Drawn for this project by the programs in \`artwork/\`; how is told in \`artwork/README.md\`. Made by \`npm run sheet\`.

![All scenes on one sheet](artwork.webp)

In the order of the sheet, left to right:

|   |   |   |   |
|---|---|---|---|
${rowsOfTable()}
`,
);
