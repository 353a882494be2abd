import './support/check-node.mjs';
import { installIfNeeded } from './support/install.mjs';
import { projectNode, toolEnv } from './support/project.mjs';
import { runScript, runShown } from './support/step.mjs';

await runScript(async () => {
  await installIfNeeded({ withTools: true });
  process.exitCode = await runShown(projectNode, ['scripts/support/shipped/say-licences.ts'], {
    env: toolEnv(),
  });
});
