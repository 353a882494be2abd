import './support/check-node.mjs';
import { buildIfNeeded } from './support/build-site.mjs';
import { findOrInstallChromium } from './support/find-chromium.mjs';
import { installIfNeeded } from './support/install.mjs';
import { projectNode, tool, toolEnv } from './support/project.mjs';
import { elapsed, runScript, runShown } from './support/step.mjs';

const REQUESTS = '50000';
/** A new seed for each run unless given; the same seed makes the same requests. */
const SEED = process.env.SECURITY_SEED ?? new Date().toISOString();

const ACCESS = [
  'access',
  'body-sizes',
  'hostile-text',
  'long-text',
  'mails-to-one-address',
  'unproved-addresses',
].map((name) => `server/whole-api/${name}.test.ts`);

await runScript(async () => {
  await installIfNeeded({ withTools: true });
  await buildIfNeeded();
  const env = toolEnv({
    SECURITY_SEED: SEED,
    SECURITY_REQUESTS: process.env.SECURITY_REQUESTS ?? REQUESTS,
    CHROMIUM_PATH: await findOrInstallChromium(),
  });
  const parts = [
    ['Who may make which call', 'vitest', ['run', '--project=server', ...ACCESS]],
    [`Random requests, SECURITY_SEED=${SEED}`, 'vitest', ['run', '--project=security']],
    ['Hostile text in Chromium', 'playwright', ['test', '--project=process', 'hostile-text']],
  ];
  const lines = [];
  for (const [title, name, args] of parts) {
    const start = Date.now();
    const code = await runShown(projectNode, [tool(name), ...args], { env });
    lines.push(`${code === 0 ? '✓' : '✗'} ${title} (${elapsed(start)})`);
    if (code !== 0) process.exitCode = 1;
  }
  process.stdout.write(`\n${lines.join('\n')}\n`);
});
