import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  type BrowserContext,
  expect,
  type Locator,
  type Page,
  type Response,
  type TestInfo,
} from '@playwright/test';
import type Axe from 'axe-core';
import type { Email } from 'postal-mime';
import { ADMIN } from '../process/server-process.ts';
import { leaveSite, type SiteOfWorker, siteOfWorker } from '../process/sites-of-workers.ts';
import { test as base, holdRoutes } from '../process/test-with-routes.ts';
import { createPageGuard, type PageGuard } from './page-guard.ts';
import { readMailFiles } from './read-mail-files.ts';
import { translatePage } from './translate-page.ts';

export { ADMIN, expect };

export type Account = { username: string; email: string; password: string };

type WorkerFixtures = { server: SiteOfWorker };
type TestOptions = {
  /** Off by default (Save-Data): without a graphics card, a page that plays a video slows every other journey. */
  fetchesVideos: boolean;
  isTranslated: boolean;
};
type TestFixtures = {
  guard: PageGuard;
  otherPage: Page;
  traveller: Account;
};

export const test = base.extend<TestFixtures & TestOptions, WorkerFixtures>({
  fetchesVideos: [false, { option: true }],
  isTranslated: [false, { option: true }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the braces
    async ({}, use, { parallelIndex }) => use(await siteOfWorker(parallelIndex)),
    { scope: 'worker', timeout: 500_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  guard: [
    async ({ context, server, fetchesVideos, isTranslated }, use, testInfo) => {
      const guard = createPageGuard(server.url);
      guard.watch(context);
      if (!fetchesVideos) await saveData(context);
      if (isTranslated) await translatePage(context);
      await use(guard);
      if (testInfo.status !== testInfo.expectedStatus || guard.faults.length > 0) {
        await leaveSite(testInfo.parallelIndex);
        await attachPictures(context, testInfo);
      }
      expect(guard.faults, 'what no visitor should meet').toEqual([]);
    },
    { auto: true },
  ],
  otherPage: async ({ browser, server, guard }, use, testInfo) => {
    const context = await browser.newContext({ ...testInfo.project.use, baseURL: server.url });
    guard.watch(context);
    context.on('page', holdRoutes);
    await saveData(context);
    await use(await context.newPage());
    await context.close();
  },
  traveller: async ({ browserName }, use, testInfo) => {
    const name = `${browserName}-${testInfo.testId}-${testInfo.repeatEachIndex}`;
    await use({ username: 'Asha Rai', email: `${name}@example.com`, password: 'over the Teesta bridge' });
  },
});

async function attachPictures(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const [number, page] of context.pages().entries()) {
    const path = testInfo.outputPath(`test-failed-${number + 1}.png`);
    // The page may hang, which is why the test failed.
    await page.screenshot({ path, timeout: 20_000 }).catch(() => undefined);
    if (existsSync(path)) testInfo.attachments.push({ name: 'screenshot', path, contentType: 'image/png' });
  }
}

function saveData(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(() => {
    const connection = Object.assign(new EventTarget(), { saveData: true, effectiveType: '4g' });
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  });
}

export async function registerAndSignIn(page: Page, account: Account): Promise<void> {
  const registered = await page.request.post('/api/v1/auth/register', { data: account });
  expect(registered.ok(), await registered.text()).toBe(true);
  await signIn(page, account);
}

/** Signs in without the page: the browser gets the cookie; the next page gets the token and the user, once. */
export async function signIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  const answer = await page.request.post('/api/v1/auth/login', { data: { email, password } });
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data, token, role } = await answer.json();
  await page.context().addInitScript(
    ([origin, user, accessToken]) => {
      // Not the whole token: a signed-out browser must not have it.
      const mark = `signed in by ${accessToken.split('.')[0]}`;
      if (location.origin !== origin || localStorage.getItem(mark)) return;
      localStorage.setItem(mark, 'once');
      localStorage.setItem('user', user);
      localStorage.setItem('accessToken', accessToken);
    },
    [new URL(answer.url()).origin, JSON.stringify({ ...data, role }), token] as const,
  );
}

export function signInAsAdmin(page: Page): Promise<void> {
  return signIn(page, ADMIN);
}

/** Opens a page and waits for hydration: an earlier press may work as without script. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path);
  // A page without user input hydrates later.
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  // Parts below the fold hydrate a moment later.
  await untilAlive(page, 'main, main button');
  return answer;
}

/** Whether an open dialog or menu has its own entry in the history, which Back closes. */
export const hasOverlayEntry = (page: Page) => page.evaluate(() => Boolean(history.state?.overlays));

/** For right after a dialog was closed: while the browser goes back over its entry, it would drop a reload. */
export async function reloadAfterDialog(page: Page): Promise<void> {
  await expect.poll(() => hasOverlayEntry(page)).toBe(false);
  await page.reload();
}

/** Waits for the code that ends forgotten sessions, which loads after hydration. */
export async function untilSessionsCanEnd(page: Page): Promise<void> {
  await untilAlive(page, 'header ~ div > [role="status"]');
}

export async function untilLoaded(page: Page): Promise<void> {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

export async function untilIdle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest, { timeout: 20_000 })));
}

/** Waits until React handles this element: a form sent earlier is sent by the browser itself. */
export async function untilTakenOver(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true);
}

export async function untilAlive(page: Page, selector: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const parts = [...document.querySelectorAll(wanted)];
      // React adds this key to every hydrated element.
      const isAlive = (part: Element) => Object.keys(part).some((key) => key.startsWith('__reactProps$'));
      return parts.length > 0 && parts.every(isAlive);
    },
    selector,
    // Not on every frame: polling would force the browser to draw.
    { polling: 50 },
  );
}

export async function readMail(server: SiteOfWorker, recipient: string, subject = ''): Promise<Email> {
  let newest: Email | undefined;
  await expect
    .poll(
      async () => {
        const mails = await readMailFiles(server.dataDir, recipient);
        newest = mails.filter((mail) => mail.subject?.startsWith(subject)).at(-1);
        return newest;
      },
      { message: `a mail to ${recipient}` },
    )
    .toBeDefined();
  if (!newest) throw new Error(`No mail to ${recipient}.`);
  return newest;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails on axe's serious and critical findings. */
export async function checkAccessibility(page: Page, part = page.locator(':root')): Promise<void> {
  // Colours in transition would give false findings.
  await page.evaluate(async () => {
    const ends = (animation: Animation) => animation.effect?.getComputedTiming().endTime !== Infinity;
    await Promise.allSettled(
      document
        .getAnimations()
        .filter(ends)
        .map(({ finished }) => finished),
    );
  });
  await page.evaluate(AXE);
  const violations = await part.evaluate(async (element) => {
    const { axe } = window as unknown as { axe: typeof Axe };
    // Frames hold other sites' maps, and mails, whose scripts are blocked.
    return (await axe.run(element, { resultTypes: ['violations'], iframes: false })).violations;
  });
  const grave = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => `${id}: ${help}\n${nodes.map((node) => `  ${node.target}`).join('\n')}`);
  expect(grave, `accessibility of ${page.url()}`).toEqual([]);
}

export function isPhone(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024;
}

export async function openMenu(page: Page): Promise<void> {
  if (!isPhone(page)) return;
  // The menu closes a moment after the address changes; pressing its button while open closes it.
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).click();
}

export function inBanner(page: Page, role: 'link' | 'button', name: string): Locator {
  return page.getByRole('banner').getByRole(role, { name }).filter({ visible: true });
}

export async function logOut(page: Page): Promise<void> {
  await openMenu(page);
  await inBanner(page, 'button', 'Logout').click();
}

/**
 * Stops the page's clock a minute ahead: only `page.clock.runFor` moves it then. Requires `page.clock.install` before
 * the page opens.
 */
export async function stopTheClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
