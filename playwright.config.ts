import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';

/** `npm run test:e2e` names the browser that it found; without it Playwright's own one is the last resort. */
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((path) => existsSync(path));

/** What staff do: at the widths of a laptop and of a phone at a desk, 1280 and 390 pixels. */
const STAFF = 'staff-*.spec.ts';

export default defineConfig({
  testDir: 'tests',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    actionTimeout: 10_000,
    navigationTimeout: 20_000,
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'process', testDir: 'tests/process', testMatch: '*.spec.ts' },
    {
      name: 'desktop',
      testDir: 'tests/e2e',
      testMatch: '*.spec.ts',
      testIgnore: STAFF,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      // Between the two widths that everything runs at: what is laid out in a way of its own there.
      name: 'tablet',
      testDir: 'tests/e2e',
      testMatch: /(enquire-about-a-tour|filter-tours|home-page|search-tours|site-header)\.spec\.ts$/,
      use: { viewport: { width: 800, height: 900 }, hasTouch: true },
    },
    {
      name: 'phone',
      testDir: 'tests/e2e',
      testMatch: '*.spec.ts',
      testIgnore: STAFF,
      use: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    {
      name: 'desk',
      testDir: 'tests/e2e',
      testMatch: STAFF,
      use: { viewport: { width: 1280, height: 900 } },
    },
    {
      // The pages of the specification with all that they say, and the dashboard.
      name: 'desk-phone',
      testDir: 'tests/e2e',
      testMatch: /staff-(dashboard|manage-bookings|manage-tours|reviews|subscribers|users)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
    },
  ],
});
