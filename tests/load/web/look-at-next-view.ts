import { type BrowserContextOptions, chromium, errors, type Locator, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../support/chromium-flags.ts';

const DESKTOP: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };
const PHONE: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const PLACE = 6;
/** Milliseconds of hovering before a press, and of reading before leaving. */
const LOOK_MS = 250;

type Press = (link: Locator) => Promise<void>;

async function pointAndClick(link: Locator): Promise<void> {
  await link.hover();
  await link.page().waitForTimeout(LOOK_MS);
  await link.click();
}

const clickAtOnce: Press = (link) => link.evaluate((element: HTMLElement) => element.click());

const WAYS: Record<string, { window: BrowserContextOptions; press: Press }> = {
  'a mouse that points first': { window: DESKTOP, press: pointAndClick },
  'a mouse, at once': { window: DESKTOP, press: clickAtOnce },
  'a finger on a phone': { window: PHONE, press: (link) => link.tap() },
};
export const WAYS_TO_PRESS = Object.keys(WAYS);

export type NextLook = {
  /** Milliseconds from the press to the frame with the tour's heading. */
  tour: number;
  /** Milliseconds from going back to the frame with the list at its old position; undefined if never. */
  back?: number;
};
type Times = { pressed?: number; tour?: number; wentBack?: number; back?: number };

export async function lookAtNextView(listUrl: string, way: string): Promise<NextLook> {
  const { window, press } = WAYS[way] ?? {};
  if (!press) throw new Error(`Nobody presses so: ${way}.`);
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const page = await (await browser.newContext(window)).newPage();
    const link = await openList(page, listUrl);
    await page.evaluate(watchTheTour, (await link.textContent()) ?? '');
    await press(link);
    await page.waitForFunction(() => (globalThis as { times?: Times }).times?.tour);
    await page.waitForTimeout(LOOK_MS);
    await page.evaluate(goBack);
    await page.waitForFunction(() => (globalThis as { times?: Times }).times?.back).catch(unlessLate);
    const { pressed = 0, tour = 0, wentBack = 0, back } = await page.evaluate(readTimes);
    return { tour: tour - pressed, back: back && back - wentBack };
  } finally {
    await browser.close();
  }
}

/** A timeout is a result; other errors are faults of the measurement. */
function unlessLate(error: unknown): void {
  if (!(error instanceof errors.TimeoutError)) throw error;
}

async function openList(page: Page, url: string): Promise<Locator> {
  await page.goto(url);
  await page.mouse.move(5, 5);
  await page.locator('[data-dock]').waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  const link = page.locator('main article h2 a').nth(PLACE);
  await link.scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  return link;
}

/** Runs in the page. */
function watchTheTour(title: string): void {
  const times: Times = {};
  const notePainted = (name: keyof Times, isThere: () => boolean) => {
    const look = () => {
      if (!isThere()) return void requestAnimationFrame(look);
      // A message is delivered after the current frame.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        times[name] = performance.now();
      };
      port2.postMessage('');
    };
    requestAnimationFrame(look);
  };
  Object.assign(globalThis, { times, notePainted, left: scrollY });
  addEventListener('click', ({ timeStamp }) => (times.pressed ??= timeStamp), true);
  notePainted('tour', () => document.querySelector('h1')?.textContent === title);
}

function goBack(): void {
  const { times, notePainted, left } = globalThis as unknown as {
    times: Times;
    notePainted: (name: keyof Times, isThere: () => boolean) => void;
    left: number;
  };
  times.wentBack = performance.now();
  notePainted(
    'back',
    () => document.querySelector('main article h2') !== null && Math.abs(scrollY - left) < 2,
  );
  history.back();
}

const readTimes = () => (globalThis as unknown as { times: Times }).times;
