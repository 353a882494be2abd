import { envFileFlags } from './env-file.mjs';
import { installIfNeeded } from './install.mjs';
import { projectNode, toolEnv } from './project.mjs';
import { runScript, runShown } from './step.mjs';

export async function runProgram(file) {
  await runScript(async () => {
    await installIfNeeded();
    process.exitCode = await runShown(projectNode, [...envFileFlags(), file, ...process.argv.slice(2)], {
      env: toolEnv(),
    });
  });
}
