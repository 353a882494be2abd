import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject, npmEnv, projectNode } from './project.mjs';
import { refuseToBuildUnlessWritable } from './refuse-to-build.mjs';
import { runQuietly, StepFailed, step } from './step.mjs';

const lockFile = inProject('package-lock.json');
const stampFile = inProject('node_modules', '.teesta-install');
/** npm's own record of the install, written last. */
const installedFile = inProject('node_modules', '.package-lock.json');
const ALL = 'all';

/** The stamp is in node_modules, so a broken install has none. */
function wantedStamp(packages) {
  const lock = createHash('sha256')
    .update(readFileSync(lockFile))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
  return `${lock} ${packages}`;
}

const readStamp = () => (existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : '');

function npmInstalledAll() {
  if (!existsSync(installedFile)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(installedFile, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

function isInstalled(packages) {
  if (!existsSync(projectNode)) return false;
  const all = wantedStamp(ALL);
  if ([wantedStamp(packages), all].includes(readStamp())) return true;
  if (!npmInstalledAll()) return false;
  writeFileSync(stampFile, all);
  return true;
}

async function install(packages) {
  const dev = packages === ALL ? '--include=dev' : '--omit=dev';
  // Errors only: on the machine's older Node, npm warns; the project brings its own Node.
  const args = ['ci', dev, '--loglevel=error', '--no-audit', '--no-fund', '--no-progress'];
  const { code, output } = await runQuietly('npm', args, { env: npmEnv() }).catch((error) => {
    throw new StepFailed(
      `npm could not be started (${error.message}). It comes with Node: https://nodejs.org`,
    );
  });
  if (code !== 0) {
    throw new StepFailed(
      `${output.trim()}\n\nThe packages could not be installed: npm ci ended with ${code}.`,
    );
  }
  if (!existsSync(projectNode)) {
    throw new StepFailed(
      `${output.trim()}\n\nnode_modules/.bin/node is missing: the install script of the package "node" did not run.\n` +
        'Allow npm to run install scripts (npm config set ignore-scripts false) and try again.',
    );
  }
}

/** `withTools` adds the packages for tests and benchmarks; once installed, later installs keep them. */
export async function installIfNeeded({ withTools = false } = {}) {
  const packages = withTools || readStamp().endsWith(ALL) ? ALL : 'to run';
  if (isInstalled(packages)) return;
  refuseToBuildUnlessWritable();
  await step('Installing packages (npm ci)', () => install(packages));
  writeFileSync(stampFile, wantedStamp(packages));
}
