import './support/check-node.mjs';
import { buildSite } from './support/build-site.mjs';
import { installIfNeeded } from './support/install.mjs';
import { runScript } from './support/step.mjs';

await runScript(async () => {
  await installIfNeeded();
  await buildSite();
});
