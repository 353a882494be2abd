import './support/check-node.mjs';
import { installIfNeeded } from './support/install.mjs';
import { npmEnv, projectNode } from './support/project.mjs';
import { runScript, runShown } from './support/step.mjs';

await runScript(async () => {
  await installIfNeeded({ withTools: true });
  const program = ['tests/support/specification/print-proof.ts', ...process.argv.slice(2)];
  process.exitCode = await runShown(projectNode, program, { env: npmEnv() });
});
