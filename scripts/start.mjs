import './support/check-node.mjs';
import { buildIfNeeded } from './support/build-site.mjs';
import { installIfNeeded } from './support/install.mjs';
import { serve } from './support/serve.mjs';
import { runScript } from './support/step.mjs';

await runScript(async () => {
  await installIfNeeded();
  await buildIfNeeded();
  serve({ NODE_ENV: process.env.NODE_ENV ?? 'production' });
});
