import './support/check-node.mjs';
import { buildIfNeeded } from './support/build-site.mjs';
import { fetchLighthouse } from './support/fetch-lighthouse.mjs';
import { findOrInstallChromium } from './support/find-chromium.mjs';
import { installIfNeeded } from './support/install.mjs';
import { projectNode, toolEnv } from './support/project.mjs';
import { runScript, runShown } from './support/step.mjs';

/** With `--runs` or `--pages` docs/benchmarks.md stays as it is. */
await runScript(async () => {
  const args = process.argv.slice(2);
  await installIfNeeded({ withTools: true });
  await buildIfNeeded();
  const env = toolEnv({ CHROMIUM_PATH: await findOrInstallChromium(), TZ: 'UTC' });
  if (!args.includes('--slow-line') && !args.includes('--next-view'))
    env.LIGHTHOUSE_MODULES = await fetchLighthouse();
  process.exitCode = await runShown(projectNode, ['tests/load/web/bench-web.ts', ...args], { env });
});
