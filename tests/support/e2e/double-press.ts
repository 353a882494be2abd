import type { Locator, Page } from '@playwright/test';
import { stopTheClock } from './e2e-fixtures.ts';

/**
 * Presses twice where a button stands, and twice again there once `answered` has seen what that did: the page still
 * settles then, because its clock stands until the test lets it run. Wants `page.clock.install` before the page.
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
