import './support/check-node.mjs';
import { buildIfNeeded } from './support/build-site.mjs';
import { findOrInstallChromium } from './support/find-chromium.mjs';
import { installIfNeeded } from './support/install.mjs';
import { projectNode, toolEnv } from './support/project.mjs';
import { runScript, runShown } from './support/step.mjs';

await runScript(async () => {
  await installIfNeeded({ withTools: true });
  await buildIfNeeded();
  const env = toolEnv({ CHROMIUM_PATH: await findOrInstallChromium() });
  process.exitCode = await runShown(projectNode, ['scripts/support/take-screenshot.ts'], { env });
});
