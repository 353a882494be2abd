import type { Locator, Page } from '@playwright/test';
import { stopTheClock } from './e2e-fixtures.ts';

/**
 * Presses twice, and twice again once `answered` resolves: the page still ignores presses then, as its clock stands
 * until the test runs it. Requires `page.clock.install` before the page opens.
 */
export async function pressTwiceAndTwice(
  page: Page,
  button: Locator,
  answered: () => Promise<void>,
): Promise<void> {
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  const press = () => page.mouse.dblclick((box?.x ?? 0) + 20, (box?.y ?? 0) + 20, { delay: 50 });
  await stopTheClock(page);
  await press();
  await answered();
  await press();
}
