import { type Browser, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../support/chromium-flags.ts';

const BYTES_A_SECOND = 400_000 / 8;
const LATENCY_MS = 400;
const CPU_SLOWER = 4;
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const LIMIT_MS = 40_000;
/** Milliseconds: the browser reports a picture some frames after painting it. */
const TOLD_MS = 1_000;

/** Milliseconds from the page's request; undefined if the page has none or it did not come in time. */
export type SlowLook = { text?: number; picture?: number; menu?: number; enquiry?: number };
type Seen = { text?: number; picture?: number; answered?: number };
type Press = { button: string; answer: string };

const MENU: Press = { button: 'button[aria-label="Menu"]', answer: ':popover-open' };
const ENQUIRY: Press = {
  button: 'form[aria-label="Enquiry"] > button:last-of-type',
  answer: '[role="alert"]:not(:empty)',
};

/** A fresh cache and a page of its own for each look and each press. */
export async function lookOnSlowLine(url: string): Promise<SlowLook> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const { text, picture } = await withSlowPage(browser, url, untilStill);
    const menu = await withSlowPage(browser, url, (page) => press(page, MENU));
    const enquiry = await withSlowPage(browser, url, (page) => press(page, ENQUIRY));
    return { text, picture, menu, enquiry };
  } finally {
    await browser.close();
  }
}

async function withSlowPage<T>(browser: Browser, url: string, work: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    await line.send('Network.enable');
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: LATENCY_MS,
      downloadThroughput: BYTES_A_SECOND,
      uploadThroughput: BYTES_A_SECOND,
    });
    await line.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWER });
    await page.addInitScript(watchThePage, [MENU.answer, ENQUIRY.answer]);
    await page.goto(url, { waitUntil: 'commit', timeout: LIMIT_MS });
    return await work(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
function watchThePage(answers: string[]): void {
  const seen: Seen = {};
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries())
      if (name === 'first-contentful-paint') seen.text = startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { url: string })[]) {
      if (entry.url) seen.picture ??= entry.startTime;
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    if (document.querySelector(answers.join())) seen.answered ??= performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

const readSeen = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);

async function untilText(page: Page): Promise<void> {
  await page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.text, null, {
    timeout: LIMIT_MS,
  });
}

async function untilStill(page: Page): Promise<Seen> {
  await untilText(page);
  await page.waitForLoadState('load', { timeout: LIMIT_MS });
  await page.waitForTimeout(TOLD_MS);
  return readSeen(page);
}

/** Presses once when the text appears: a lost press is never answered. */
async function press(page: Page, { button }: Press): Promise<number | undefined> {
  await untilText(page);
  await page.waitForLoadState('domcontentloaded', { timeout: LIMIT_MS });
  const pressed = page.locator(button).first();
  if ((await pressed.count()) === 0) return undefined;
  await pressed.click({ force: true, timeout: LIMIT_MS });
  const answered = page.waitForFunction(() => (window as unknown as { seen: Seen }).seen.answered, null, {
    timeout: LIMIT_MS,
  });
  return answered.then(
    (at) => at.jsonValue(),
    () => undefined,
  );
}
