import './support/check-node.mjs';
import { existsSync } from 'node:fs';
import { installIfNeeded } from './support/install.mjs';
import { inProject, projectNode, toolEnv } from './support/project.mjs';
import { runScript, runShown } from './support/step.mjs';

await runScript(async () => {
  await installIfNeeded();
  const envFile = existsSync(inProject('.env')) ? ['--env-file=.env'] : [];
  process.exitCode = await runShown(
    projectNode,
    [...envFile, 'scripts/support/generate/generate-data.ts', ...process.argv.slice(2)],
    { env: toolEnv() },
  );
});
