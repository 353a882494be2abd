import { existsSync } from 'node:fs';
import { installIfNeeded } from './install.mjs';
import { inProject, projectNode, toolEnv } from './project.mjs';
import { runScript, runShown } from './step.mjs';

/** Runs a program of the project, with the settings of `.env` and what was written behind the command. */
export async function runProgram(file) {
  await runScript(async () => {
    await installIfNeeded();
    const envFile = existsSync(inProject('.env')) ? ['--env-file=.env'] : [];
    process.exitCode = await runShown(projectNode, [...envFile, file, ...process.argv.slice(2)], {
      env: toolEnv(),
    });
  });
}
