import type { Locator, Page } from '@playwright/test';

export const WAYS = ['typed', 'pasted', 'autofilled'] as const;
export type TypingWay = (typeof WAYS)[number];

export async function slowProcessor(page: Page, times: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: times });
}

export async function openUntil(page: Page, path: string, moment: number): Promise<void> {
  await page.addInitScript((after) => {
    new PerformanceObserver((paints) => {
      if (paints.getEntriesByName('first-contentful-paint').length > 0)
        setTimeout(() => Object.assign(window, { isMoment: true }), after);
    }).observe({ type: 'paint', buffered: true });
  }, moment);
  await page.goto(path, { waitUntil: 'commit' });
  await page.waitForFunction(() => 'isMoment' in window);
}

export async function put(field: Locator, value: string, way: TypingWay): Promise<void> {
  const keyboard = field.page().keyboard;
  if (way === 'autofilled' && (await field.evaluate((node) => node instanceof HTMLInputElement))) {
    // Like password managers, without focus.
    await field.evaluate((node: HTMLInputElement, text) => {
      node.value = text;
      for (const sign of ['input', 'change']) node.dispatchEvent(new Event(sign, { bubbles: true }));
    }, value);
    return;
  }
  await field.focus();
  if ((await field.getAttribute('type')) === 'date') await field.fill(value);
  else if (way === 'typed') await keyboard.type(value);
  else await keyboard.insertText(value);
}
