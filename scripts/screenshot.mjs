import './support/check-node.mjs';
import { buildIfNeeded } from './support/build-site.mjs';
import { findOrInstallChromium } from './support/find-chromium.mjs';
import { installIfNeeded } from './support/install.mjs';
import { projectNode, toolEnv } from './support/project.mjs';
import { runScript, runShown } from './support/step.mjs';

/** `npm run screenshot` takes the README's picture of the site as it is: docs/screenshot.webp. */
await runScript(async () => {
  await installIfNeeded({ withTools: true });
  await buildIfNeeded();
  const env = toolEnv({ CHROMIUM_PATH: await findOrInstallChromium() });
  process.exitCode = await runShown(projectNode, ['scripts/support/take-screenshot.ts'], { env });
});
