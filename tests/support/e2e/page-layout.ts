import { expect, type Page } from '@playwright/test';

/** On both sides of each breakpoint. */
const WIDTHS = [1280, 1024, 992, 800, 768, 576, 390, 360, 320];
const SMALL_LAPTOP = { width: 1024, height: 768 };

export async function sidewaysScroll(page: Page): Promise<string[]> {
  const wide: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    wide.push(
      ...(await whatStays(async () => {
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        return over > 0 ? [`${over} px at ${width}`] : [];
      })),
    );
  }
  return wide;
}

/** Looks again before it reports: parts that a script fits to the window follow with a delay. */
async function whatStays(look: () => Promise<string[]>): Promise<string[]> {
  let found: string[] = [];
  const lookAgain = async () => {
    found = await look();
    return found;
  };
  await expect
    .poll(lookAgain)
    .toEqual([])
    .catch(() => {});
  return found;
}

export async function doubleLetters(page: Page, width = 360): Promise<void> {
  await page.setViewportSize({ width, height: 740 });
  await page.addStyleTag({ content: 'html { font-size: 200% }' });
}

export const onSmallLaptop = (page: Page) => page.setViewportSize(SMALL_LAPTOP);

export function cutOff(page: Page): Promise<string[]> {
  return whatStays(() => lookForCutOff(page));
}

function lookForCutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      element !== document.body &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const out = [...document.querySelectorAll('body :is(a, button, input, select, h1, h2, h3, p, dd, span)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      // What is read out alone is not broken into lines.
      .filter((one) => one.closest('.sr-only') === null)
      .filter((one) => one.getBoundingClientRect().right > width + 1 && !scrolls(one))
      .map((one) => `${one.tagName} ${one.textContent?.slice(0, 40)}`);
    const sideways = document.documentElement.scrollWidth - innerWidth;
    return sideways > 1 ? [`${sideways} pixels of sideways scrolling`, ...out] : out;
  });
}
