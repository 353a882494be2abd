import { envFileFlags } from './env-file.mjs';
import { installIfNeeded } from './install.mjs';
import { projectNode, toolEnv } from './project.mjs';
import { runScript, runShown } from './step.mjs';

export async function runProgram(file, ...more) {
  await runScript(async () => {
    await installIfNeeded();
    process.exitCode = await runShown(
      projectNode,
      [...envFileFlags(), file, ...more, ...process.argv.slice(2)],
      {
        env: toolEnv(),
      },
    );
  });
}
