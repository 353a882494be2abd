import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject, npmEnv } from './project.mjs';
import { runQuietly, StepFailed, step } from './step.mjs';

const VERSION = '13.5.0';
const folder = inProject('node_modules', '.cache', `lighthouse-${VERSION}`);
const installed = join(folder, 'node_modules', '.package-lock.json');

/** Lighthouse is 176 MB, so it is not among the project's packages. */
export async function fetchLighthouse() {
  if (!existsSync(installed)) await step(`Fetching Lighthouse ${VERSION}`, fetchIt);
  return join(folder, 'node_modules');
}

async function fetchIt() {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
  const args = [
    'install',
    '--prefix',
    folder,
    `lighthouse@${VERSION}`,
    '--ignore-scripts',
    '--loglevel=error',
  ];
  const { code, output } = await runQuietly('npm', [...args, '--no-audit', '--no-fund'], { env: npmEnv() });
  if (code !== 0)
    throw new StepFailed(`${output.trim()}\n\nLighthouse could not be fetched: npm ended with ${code}.`);
}
