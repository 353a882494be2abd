import { existsSync } from 'node:fs';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { CHROMIUM_FLAGS } from './tests/support/chromium-flags.ts';
import { reachedJourneys } from './tests/support/reached-journeys.ts';

/** `npm run test:e2e` names the browser that it found; without it Playwright's own one is the last resort. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

function launchOptions(path: string | undefined): LaunchOptions {
  return {
    ...(path && { executablePath: path }),
    args: [
      ...CHROMIUM_FLAGS,
      // No other machine has a name: nothing that a page asks for gets out.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    ],
  };
}

/** Journeys run in Chromium's shell where there is one; how typefaces and caches behave is tried in the whole browser. */
const inShell = { launchOptions: launchOptions(process.env.CHROMIUM_SHELL_PATH ?? executablePath) };

/** What staff do: at the width of a laptop. */
const STAFF = 'staff-*.spec.ts';

/**
 * A journey runs at the width of its project. One that says something of how a page is laid out has a tag for the second
 * width that it runs at too: `@phone`, `@tablet`. What there is on phones alone is tagged `@phone-only`.
 */
const PHONE = /@phone(-only)?\b/;
const TABLET = /@tablet\b/;
const PHONE_ONLY = /@phone-only\b/;

/** `JOURNEYS=short` leaves out what is tagged `@long`, `JOURNEYS=long` runs nothing else; without it all are run. */
const { JOURNEYS, CHANGED_FILES } = process.env;

/** Those that have all of these tags, as far as `JOURNEYS` takes them. */
function chosen(width?: RegExp, without?: RegExp) {
  const isLong = /@long\b/;
  const wanted = [...(width ? [width] : []), ...(JOURNEYS === 'long' ? [isLong] : [])];
  const unwanted = [...(without ? [without] : []), ...(JOURNEYS === 'short' ? [isLong] : [])];
  return {
    grep: new RegExp(wanted.map(({ source }) => `(?=[^]*${source})`).join('')),
    ...(unwanted.length > 0 && { grepInvert: unwanted }),
  };
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

export default defineConfig({
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
      ...chosen(undefined, PHONE_ONLY),
      use: { ...inShell, viewport: { width: 1280, height: 900 } },
    },
    {
      // Between the two widths that everything runs at: what is laid out in a way of its own there.
      name: 'tablet',
      testDir: 'tests/e2e',
      testMatch: reached ?? '*.spec.ts',
      testIgnore: STAFF,
      ...chosen(TABLET),
      use: { ...inShell, viewport: { width: 800, height: 900 }, hasTouch: true },
    },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      testMatch: reached ?? '*.spec.ts',
      testIgnore: STAFF,
      ...chosen(PHONE),
      use: {
        ...inShell,
        viewport: { width: 360, height: 740 },
        isMobile: true,
        hasTouch: true,
        deviceScaleFactor: 2,
      },
    },
    {
      name: 'desk',
      testDir: 'tests/e2e',
      testMatch: reached?.filter((file) => file.includes('/staff-')) ?? STAFF,
      ...chosen(undefined, PHONE_ONLY),
      use: { ...inShell, viewport: { width: 1280, height: 900 } },
    },
    {
      name: 'desk-phone',
      testDir: 'tests/e2e',
      testMatch: reached?.filter((file) => file.includes('/staff-')) ?? STAFF,
      ...chosen(PHONE),
      use: { ...inShell, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
