import './support/check-node.mjs';
import { buildIfNeeded } from './support/build-site.mjs';
import { installIfNeeded } from './support/install.mjs';
import { projectNode, toolEnv } from './support/project.mjs';
import { runScript, runShown } from './support/step.mjs';

await runScript(async () => {
  await installIfNeeded({ withTools: true });
  await buildIfNeeded();
  process.exitCode = await runShown(projectNode, ['tests/load/site/bench.ts', ...process.argv.slice(2)], {
    env: toolEnv({ TZ: 'UTC' }),
  });
});
