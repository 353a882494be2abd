import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { projectNode, tool, toolEnv } from './project.mjs';
import { runQuietly, StepFailed, step } from './step.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium-browser',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const SHELL = '/usr/bin/chromium-headless-shell';
const SHELL_PACKAGE = 'chromium-headless-shell';
const VERSION_LIMIT_MS = 20_000;
const MAX_LINES = 8;
const IN_PLAYWRIGHT_FOLDER = [
  'chrome-linux64/chrome',
  'chrome-linux/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  'chrome-mac-arm64/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing',
];

function playwrightFolder() {
  if (process.env.PLAYWRIGHT_BROWSERS_PATH) return process.env.PLAYWRIGHT_BROWSERS_PATH;
  return process.platform === 'darwin'
    ? join(homedir(), 'Library', 'Caches', 'ms-playwright')
    : join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'ms-playwright');
}

function playwrightChromiums() {
  const folder = playwrightFolder();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((name) => IN_PLAYWRIGHT_FOLDER.map((file) => join(folder, name, file)));
}

/** A downloaded browser may lack system libraries; a distribution's may be only a stub. */
function canRun(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: VERSION_LIMIT_MS }).status === 0;
}

function findChromium() {
  return [...INSTALLED, ...playwrightChromiums()].find(canRun);
}

async function tryToInstall(title, find, command, args, env) {
  try {
    return await step(title, async () => {
      const { code, output } = await runQuietly(command, args, { env });
      const found = code === 0 ? find() : undefined;
      if (!found) throw new StepFailed(output.trim().split('\n').slice(-MAX_LINES).join('\n'));
      return found;
    });
  } catch (error) {
    process.stdout.write(`${error.message}\n`);
    return undefined;
  }
}

/** Runs in parallel with npm. On failure, `findOrInstallChromium` tries another way. */
export async function fetchFromDebian() {
  if (process.env.CHROMIUM_PATH) return;
  if (!findChromium())
    await installFromDebian('Installing Chromium and its shell (apt-get)', findChromium, [
      'chromium',
      SHELL_PACKAGE,
    ]);
  else if (!findShell() && isInDebian(SHELL_PACKAGE))
    await installFromDebian('Installing Chromium’s shell (apt-get)', findShell, [SHELL_PACKAGE]);
}

export async function findOrInstallChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !canRun(named)) throw new StepFailed(`CHROMIUM_PATH names no browser that runs: ${named}`);
  const chromium =
    named ||
    findChromium() ||
    (await installFromDebian('Installing Chromium (apt-get)', findChromium, ['chromium'])) ||
    (await installWithPlaywright());
  if (chromium) return chromium;
  throw new StepFailed(
    'No Chromium was found and none could be installed. Install one (Debian: apt-get install chromium), ' +
      'or set CHROMIUM_PATH to the browser.',
  );
}

/** Asks the local package lists first, so that missing packages are not requested at each run. */
const isInDebian = (name) => spawnSync('apt-cache', ['show', name]).status === 0;

const findShell = () => (canRun(SHELL) ? SHELL : undefined);

/**
 * The headless shell does a journey with 60 % of the work. Undefined if there is none, or if CHROMIUM_PATH names a
 * browser.
 */
export const findShellForJourneys = () => (process.env.CHROMIUM_PATH ? undefined : findShell());

const isRoot = process.getuid?.() === 0;

function installWithPlaywright() {
  // System libraries need root; a password prompt would wait forever.
  const mayInstall = isRoot || spawnSync('sudo', ['-n', 'true']).status === 0;
  const args = [tool('playwright'), 'install', ...(mayInstall ? ['--with-deps'] : []), 'chromium'];
  return tryToInstall(
    'Downloading Chromium (playwright install)',
    findChromium,
    projectNode,
    args,
    toolEnv(),
  );
}

async function installFromDebian(title, find, names) {
  if (!isRoot || !existsSync('/usr/bin/apt-get')) return undefined;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // Installed one by one: not every Debian has the shell.
  const installs = names.map((name) => `apt-get install -y --no-install-recommends ${name} fonts-liberation`);
  const command = `apt-get update; ${installs.join('; ')}; true`;
  return tryToInstall(title, find, '/bin/sh', ['-c', command], env);
}
