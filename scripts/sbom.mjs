import './support/check-node.mjs';
import { resolve } from 'node:path';
import { installIfNeeded } from './support/install.mjs';
import { npmEnv, projectNode } from './support/project.mjs';
import { runScript, runShown } from './support/step.mjs';

await runScript(async () => {
  await installIfNeeded({ withTools: true });
  const file = process.argv.slice(2).map((path) => resolve(process.env.INIT_CWD ?? '', path));
  process.exitCode = await runShown(
    projectNode,
    ['scripts/support/shipped/write-component-list.ts', ...file],
    {
      env: npmEnv(),
    },
  );
});
