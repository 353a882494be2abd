import './support/check-node.mjs';
import { installIfNeeded } from './support/install.mjs';
import { projectNode, toolEnv } from './support/project.mjs';
import { runScript, runShown } from './support/step.mjs';

/** `npm run licences` says under which licences the shipped packages are, and fails where one may not be shipped. */
await runScript(async () => {
  await installIfNeeded({ withTools: true });
  process.exitCode = await runShown(projectNode, ['scripts/support/shipped/say-licences.ts'], {
    env: toolEnv(),
  });
});
