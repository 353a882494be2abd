import { existsSync } from 'node:fs';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { CHROMIUM_FLAGS } from './tests/support/chromium-flags.ts';
import { reachedJourneys } from './tests/support/reached-journeys.ts';

/** `npm run test:e2e` names the browser that it found; without it Playwright's own one is the last resort. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

function launchOptions(path: string | undefined, ...more: string[]): LaunchOptions {
  return {
    ...(path && { executablePath: path }),
    args: [
      ...CHROMIUM_FLAGS,
      ...more,
      // No other machine has a name: nothing that a page asks for gets out.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  };
}

/** A page of a journey lives for seconds: to compile its scripts for speed costs a twentieth of the time, and repays none. */
const PLAIN_SCRIPTS = '--js-flags=--no-opt,--no-maglev';

/** Journeys run in Chromium's shell where there is one; how typefaces and caches behave is tried in the whole browser. */
const inShell = {
  launchOptions: launchOptions(process.env.CHROMIUM_SHELL_PATH ?? executablePath, PLAIN_SCRIPTS),
};

/** What staff do: at the width of a laptop. */
const STAFF = 'staff-*.spec.ts';

/**
 * `JOURNEYS=short` leaves out what is tagged `@long`, `JOURNEYS=long` runs nothing else; without it all are run. A journey runs
 * at the width of its project. One that says something of how a page is laid out has a tag for the second width that it
 * runs at too: `@phone`, `@tablet`, or `@phone-long` where that is for the long run. What is on phones alone is `@phone-only`.
 */
const { JOURNEYS, CHANGED_FILES } = process.env;
const LONG = /@long\b/;
const PHONE_ONLY = /@phone-only\b/;

/** Those with a tag for this width, or else all, as far as `JOURNEYS` takes them. */
function chosen(width?: 'phone' | 'tablet', without: RegExp[] = []) {
  const now = width ? `@${width}(-only)?(?![\\w-])` : '';
  const later = width ? `|@${width}-long\\b` : '';
  if (JOURNEYS === 'short') return { grep: new RegExp(now), grepInvert: [...without, LONG] };
  const isRun = JOURNEYS === 'long' ? `(?=[^]*${now})(?=[^]*${LONG.source})` : now;
  return { grep: new RegExp(isRun + later), grepInvert: without };
}

function translated() {
  if (process.env.TRANSLATED === 'all') return { grepInvert: [PHONE_ONLY] };
  return { grep: JOURNEYS === 'short' ? /^$/ : /@translated\b/ };
}

/** Where only what a change reaches is to be run: those files, and a word on how many more there are. */
function reachedAlone() {
  if (CHANGED_FILES === undefined) return undefined;
  const { all, nearest } = reachedJourneys(CHANGED_FILES.split('\n'));
  // Each worker reads this file, too.
  if (process.env.TEST_WORKER_INDEX === undefined)
    process.stdout.write(
      `${nearest.length} of ${all} files of journeys that the change reaches, the nearest.\n`,
    );
  return nearest.map((file) => `**/${file}`);
}

const reached = reachedAlone();

export default defineConfig<{ isTranslated: boolean }>({
  testDir: 'tests',
  globalSetup: './tests/support/process/sites-of-workers.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than CI has processors: a journey waits for a third of its time.
  workers: 3,
  // Where a machine is shared, once more; what passes only then is named at the end as flaky, and mended at its cause.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: true,
  // For whatever hangs: a machine that is shared has been three times as slow as on its best day.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // A trace films every test, which takes a third of the time: `--trace retain-on-failure` where one is wanted.
    trace: 'off',
    // `only-on-failure` takes one of every test as its browser closes, a tenth of its time: the guard takes them of those that fail.
    screenshot: 'off',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
    launchOptions: launchOptions(executablePath),
  },
  projects: [
    { name: 'process', testDir: 'tests/process', testMatch: reached ?? '*.spec.ts', ...chosen() },
    {
      name: 'desktop',
      testDir: 'tests/e2e',
      testMatch: reached ?? '*.spec.ts',
      testIgnore: STAFF,
      ...chosen(undefined, [PHONE_ONLY]),
      use: { ...inShell, viewport: { width: 1280, height: 900 } },
    },
    {
      // Between the two widths that everything runs at: what is laid out in a way of its own there.
      name: 'tablet',
      testDir: 'tests/e2e',
      testMatch: reached ?? '*.spec.ts',
      testIgnore: STAFF,
      ...chosen('tablet'),
      use: { ...inShell, viewport: { width: 800, height: 900 }, hasTouch: true },
    },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      testMatch: reached ?? '*.spec.ts',
      testIgnore: STAFF,
      ...chosen('phone'),
      use: {
        ...inShell,
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
      },
    },
    {
      // Once more on pages that the browser translates: those of the long run, or all of travellers with `TRANSLATED=all`.
      name: 'translated',
      testDir: 'tests/e2e',
      testMatch: reached ?? '*.spec.ts',
      // The second translates by itself.
      testIgnore: [STAFF, 'translated-pages.spec.ts'],
      ...translated(),
      use: { ...inShell, viewport: { width: 1280, height: 900 }, isTranslated: true },
    },
    {
      name: 'desk',
      testDir: 'tests/e2e',
      testMatch: reached?.filter((file) => file.includes('/staff-')) ?? STAFF,
      ...chosen(undefined, [PHONE_ONLY]),
      use: { ...inShell, viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'desk-phone',
      testDir: 'tests/e2e',
      testMatch: reached?.filter((file) => file.includes('/staff-')) ?? STAFF,
      ...chosen('phone'),
      use: { ...inShell, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
