import { existsSync } from 'node:fs';
import { defineConfig, type LaunchOptions } from '@playwright/test';
import { CHROMIUM_FLAGS } from './tests/support/chromium-flags.ts';

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

/** What staff do: at the widths of a laptop and of a phone at a desk, 1280 and 390 pixels. */
const STAFF = 'staff-*.spec.ts';

/** `EVERY_WIDTH=1` runs every journey at every width; otherwise those whose pages are laid out another way there. */
const isEveryWidth = process.env.EVERY_WIDTH !== undefined;
const ON_PHONES =
  /(ask-with-open-dates|bars-on-phones|compare-tours|decide-on-a-tour|enquire-about-a-tour|enquiry-hand-over|floating-buttons|gallery|home-page|list-and-tour|look-around-a-tour|permits-and-papers|pressed-before-the-script|save-tours|search-tours|site-footer|site-header)\.spec\.ts$/;
/** There is nothing of it on wide screens, or it is for slow lines and fingers. */
const ONLY_ON_PHONES = /(bars-on-phones|pressed-before-the-script)\.spec\.ts$/;
const ON_TABLETS = /(enquire-about-a-tour|home-page|site-header)\.spec\.ts$/;
const ON_DESK_PHONES =
  /staff-(mail|mail-words|manage-enquiries|manage-tours|newsletter|places|roads|spam-folder|subscribers|team|tour-dossier|two-step-sign-in|users|verified-reviews)\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests',
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
    { name: 'process', testDir: 'tests/process', testMatch: '*.spec.ts' },
    {
      name: 'desktop',
      testDir: 'tests/e2e',
      testMatch: '*.spec.ts',
      testIgnore: isEveryWidth ? [STAFF, 'bars-on-phones.spec.ts'] : [STAFF, ONLY_ON_PHONES],
      use: { ...inShell, viewport: { width: 1280, height: 900 } },
    },
    {
      // Between the two widths that everything runs at: what is laid out in a way of its own there.
      name: 'tablet',
      testDir: 'tests/e2e',
      testMatch: isEveryWidth ? '*.spec.ts' : ON_TABLETS,
      testIgnore: STAFF,
      use: { ...inShell, viewport: { width: 800, height: 900 }, hasTouch: true },
    },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      testMatch: isEveryWidth ? '*.spec.ts' : ON_PHONES,
      testIgnore: STAFF,
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
      testMatch: STAFF,
      use: { ...inShell, viewport: { width: 1280, height: 900 } },
    },
    {
      // The specification's own messages, all of them, and what is about mails; the rest of the desk with EVERY_WIDTH.
      name: 'desk-phone',
      testDir: 'tests/e2e',
      testMatch: isEveryWidth ? STAFF : ON_DESK_PHONES,
      use: { ...inShell, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
