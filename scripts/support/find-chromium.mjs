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

/** The browsers that Playwright downloaded, the newest first. */
function playwrightChromiums() {
  const folder = playwrightFolder();
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => /^chromium-\d+$/.test(name))
    .sort((a, b) => Number(b.slice(9)) - Number(a.slice(9)))
    .flatMap((name) => IN_PLAYWRIGHT_FOLDER.map((file) => join(folder, name, file)));
}

/** A downloaded browser may lack libraries of the system, and a distribution's one may be a mere signpost. */
function canRun(path) {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: VERSION_LIMIT_MS }).status === 0;
}

/** The path of a Chromium that runs on this machine, or undefined. */
function findChromium() {
  return [...INSTALLED, ...playwrightChromiums()].find(canRun);
}

/** Undefined where the command failed, or brought nothing that `find` finds; its last words are shown then. */
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

/**
 * Gets Chromium and its shell from Debian where they are not there, both in one go; beside npm, whose packages this needs not.
 * Nothing is lost where it fails: `findOrInstallChromium` knows another way.
 */
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

/** The path of a Chromium; gets one where there is none. CHROMIUM_PATH, where it is set, is the one. */
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

/** By the lists that are there: where it is in none, nothing is asked for it at each run. */
const isInDebian = (name) => spawnSync('apt-cache', ['show', name]).status === 0;

const findShell = () => (canRun(SHELL) ? SHELL : undefined);

/**
 * The path of Chromium's shell: the same engine without windows, in which a journey takes six tenths of the work.
 * Undefined where there is none, and where CHROMIUM_PATH says what to look with.
 */
export const findShellForJourneys = () => (process.env.CHROMIUM_PATH ? undefined : findShell());

const isRoot = process.getuid?.() === 0;

function installWithPlaywright() {
  // The system's libraries need root; a question for a password would wait for ever.
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
  // Each by itself: not every Debian has the shell. Whether Chromium is there then is what counts.
  const installs = names.map((name) => `apt-get install -y --no-install-recommends ${name} fonts-liberation`);
  const command = `apt-get update; ${installs.join('; ')}; true`;
  return tryToInstall(title, find, '/bin/sh', ['-c', command], env);
}
