import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { inProject, npmEnv, projectNode } from './project.mjs';
import { refuseToBuildUnlessWritable } from './refuse-to-build.mjs';
import { runQuietly, StepFailed, step } from './step.mjs';

const lockFile = inProject('package-lock.json');
const stampFile = inProject('node_modules', '.teesta-install');
/** npm's own note of what it installed; it is written last. */
const installedFile = inProject('node_modules', '.package-lock.json');

/** What the installed packages follow from. The stamp goes with node_modules, so a broken install leaves none. */
function wantedStamp() {
  return createHash('sha256')
    .update(readFileSync(lockFile))
    .update(`${process.platform}-${process.arch}`)
    .digest('hex');
}

/** Whether a developer's own `npm install` has already brought what the lock file asks for. */
function npmInstalledIt() {
  if (!existsSync(installedFile)) return false;
  const { packages: wanted } = JSON.parse(readFileSync(lockFile, 'utf8'));
  const { packages: present } = JSON.parse(readFileSync(installedFile, 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional }]) => path === '' || optional || present[path]?.version === version,
  );
}

function isInstalled(stamp) {
  if (!existsSync(projectNode)) return false;
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return true;
  if (!npmInstalledIt()) return false;
  writeFileSync(stampFile, stamp);
  return true;
}

async function install() {
  // Errors only: the machine's older Node makes npm warn, and the project brings its own Node along.
  const args = ['ci', '--include=dev', '--loglevel=error', '--no-audit', '--no-fund', '--no-progress'];
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

/** Installs the packages when there are none, or when the lock file asks for others than at the last install. */
export async function installIfNeeded() {
  const stamp = wantedStamp();
  if (isInstalled(stamp)) return;
  refuseToBuildUnlessWritable();
  await step('Installing packages (npm ci)', install);
  writeFileSync(stampFile, stamp);
}
