import './support/check-node.mjs';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { installIfNeeded } from './support/install.mjs';
import { inProject } from './support/project.mjs';
import { runScript } from './support/step.mjs';

const folder = inProject('web', 'styles', 'fonts');

/** Run it after a change of the font packages or of scripts/support/cut-fonts.mjs. */
await runScript(async () => {
  await installIfNeeded({ withTools: true });
  const { cutFonts } = await import('./support/cut-fonts.mjs');
  const files = await cutFonts();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const [name, content] of files) {
    writeFileSync(`${folder}/${name}`, content);
    process.stdout.write(`${name}: ${content.length} bytes\n`);
  }
});
