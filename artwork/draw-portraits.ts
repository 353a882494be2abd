// Draws the people of the demo: `npx node draw-portraits.ts [name …]`. See artwork/README.md.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { WIDTHS, writeDraft, writeSizes } from './encode.ts';
import { addToManifest, MEDIA } from './manifest.ts';
import { meanColour, type Sheet, sheetOf } from './parts/finish.ts';
import { frameOf } from './parts/frame.ts';
import { Stage } from './parts/stage.ts';
import { ALL_PORTRAITS } from './portraits/all-portraits.ts';
import { composePortrait } from './portraits/compose-portrait.ts';
import type { Portrait } from './portraits/portrait.types.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A PNG of each into --out, for looking; the site's files stay as they are. */
    draft: { type: 'boolean', default: false },
    out: { type: 'string', default: 'drafts' },
    width: { type: 'string', default: '640' },
  },
});

function sheetOfPortrait(portrait: Portrait, width: number, oversampling: number): Sheet {
  const side = width * oversampling;
  const stage = new Stage(frameOf('card', side, side));
  composePortrait(stage, portrait);
  return sheetOf(stage.plate, oversampling);
}

async function drawFinal(portrait: Portrait): Promise<void> {
  const { name, alt } = portrait;
  const widths = WIDTHS.square;
  const side = Math.max(...widths);
  const sheet = sheetOfPortrait(portrait, side, 2);
  await writeSizes(sheet, 'square', fileURLToPath(new URL(`portraits/${name}`, MEDIA)));
  const square = { width: side, height: side, widths };
  const focus = { x: 50, y: 50 };
  addToManifest({ portraits: { [name]: { alt, colour: meanColour(sheet), focus, crops: { square } } } });
}

const unknown = positionals.filter((name) => !ALL_PORTRAITS.some((one) => one.name === name));
if (unknown.length > 0) throw new Error(`No portrait is named ${unknown.join(', ')}.`);

for (const portrait of ALL_PORTRAITS) {
  if (positionals.length > 0 && !positionals.includes(portrait.name)) continue;
  if (values.draft) {
    mkdirSync(values.out, { recursive: true });
    await writeDraft(
      sheetOfPortrait(portrait, Number(values.width), 1),
      `${values.out}/${portrait.name}.png`,
    );
  } else {
    await drawFinal(portrait);
  }
}
