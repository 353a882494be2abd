import './support/check-node.mjs';
import { installIfNeeded } from './support/install.mjs';
import { inProject, projectNode, toolEnv } from './support/project.mjs';
import { runScript, runShown } from './support/step.mjs';

/** `npm run artwork` draws everything, `npm run artwork -- tiger-hill` one; `--sheet` lays all out on docs/artwork.webp. */
await runScript(async () => {
  await installIfNeeded({ withTools: true });
  const [first, ...rest] = process.argv.slice(2);
  const program =
    first === '--sheet' ? ['artwork/draw-sheet.ts', ...rest] : ['artwork/draw.ts', ...process.argv.slice(2)];
  process.exitCode = await runShown(projectNode, [inProject(program[0]), ...program.slice(1)], {
    env: toolEnv(),
  });
});
