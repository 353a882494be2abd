import type { Page } from '@playwright/test';
import { expect, test, untilTakenOver, visit } from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, NO_ANSWER, OUR_FAULT } from '../support/e2e/failing-answers.ts';
import { tapAgainAt } from '../support/e2e/tap-again.ts';

const section = (page: Page) =>
  page.getByRole('region', { name: 'Subscribe now to get useful travelling information.' });
const field = (page: Page) => section(page).getByLabel('Email');
const button = (page: Page) => section(page).getByRole('button', { name: 'Subscribe' });
const message = (page: Page) => section(page).getByRole('status');

async function openSection(page: Page): Promise<void> {
  await visit(page, '/home');
  await untilTakenOver(button(page));
  await section(page).scrollIntoViewIfNeeded();
}

test('an address is subscribed: the input is cleared, and success does not look like an error §1.9 §1.10 §2.42–2.44 §4.17 §4.20 §5.13 §7.43 §9.6', {
  tag: '@translated',
}, async ({ page }) => {
  await openSection(page);
  await expect(section(page).getByText("Ready for the next trip? Let's get started")).toBeVisible();
  await expect(
    section(page).getByText(
      'We guarantee a perfect vacation with our outstanding packages and wonderful assistance',
    ),
  ).toBeVisible();
  await expect(section(page).getByText('Plan Your Tour Call Us Now')).toBeVisible();
  await expect(section(page).getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91\d+$/);
  const colour = () => message(page).evaluate((element) => getComputedStyle(element).color);
  await field(page).fill('not an address');
  await button(page).click();
  await expect(message(page)).toHaveText('Please enter a valid email address.');
  const errorColour = await colour();
  await field(page).fill('reader@example.com');
  const tappedAgain = await tapAgainAt(button(page), 'Thank you for subscribing.');
  await field(page).press('Enter');
  await tappedAgain();
  await expect(message(page)).toContainText('Thank you for subscribing.');
  await expect(field(page)).toHaveValue('');
  expect(await colour()).not.toBe(errorColour);
});

test('what is no address is named so, and nothing is sent §2.42 §4.15 §4.16 §5.13–5.15 §8.2', async ({
  page,
}) => {
  await openSection(page);
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await expect(field(page)).toHaveAttribute('required');
  await expect(field(page)).toHaveAttribute('type', 'email');
  await expect(message(page)).toBeEmpty();
  for (const text of ['', 'plain', 'a@b', 'a b@c.in', 'a@b c.in']) {
    await field(page).fill('x');
    await field(page).fill(text);
    await button(page).click();
    await expect(message(page)).toHaveText('Please enter a valid email address.');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page)).toBeFocused();
  }
  expect(sent).toEqual([]);
});

test('any answer but 200 is an error, and so is none; the address stays §4.18 §4.19 §7.43 §8.3 §8.4 §9.6', {
  tag: '@long',
}, async ({ page, guard }) => {
  guard.allow(FAILED_CALL);
  await openSection(page);
  await field(page).fill('reader@example.com');
  await page.route('**/api/v1/subscribe', (route) => route.fulfill({ status: 201, json: { success: true } }));
  await button(page).click();
  await expect(message(page)).toHaveText('Something went wrong. Please try again.');
  await page.unroute('**/api/v1/subscribe');
  await section(page).getByRole('heading').click();
  for (const [fault, said, reason] of [
    ['broken', 'Something went wrong. Please try again.', OUR_FAULT],
    ['unreachable', 'Failed to subscribe. Please try again later.', NO_ANSWER],
  ] as const) {
    await failCall(page, '/subscribe', fault);
    await button(page).click();
    await expect(message(page).getByText(said, { exact: true })).toBeVisible();
    await expect(message(page).getByText(reason, { exact: true })).toBeVisible();
    // Nothing is wrong with the address, and the next thing to press is the button.
    await expect(field(page)).not.toHaveAttribute('aria-invalid');
    await expect(button(page)).toBeFocused();
    await page.unroute('**/api/v1/subscribe');
  }
  await page.reload();
  await untilTakenOver(button(page));
  await expect(field(page)).toHaveValue('reader@example.com');
  await button(page).click();
  await expect(message(page)).toContainText('Thank you for subscribing.');
  await page.reload();
  await untilTakenOver(button(page));
  await expect(field(page)).toHaveValue('');
});

test('an address that the server refuses is told from a fault of ours', { tag: '@long' }, async ({
  page,
  guard,
}) => {
  guard.allow(/status of 400/);
  await openSection(page);
  await field(page).fill('reader(work)@example.com');
  await button(page).click();
  await expect(
    message(page).getByText('Something went wrong. Please try again.', { exact: true }),
  ).toBeVisible();
  await expect(message(page)).toContainText('Please enter a valid email address.');
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page)).toBeFocused();
});

test('the section comes in once a tenth of it is in view, and at once under reduced motion §2.45 §9.5', {
  tag: '@long',
}, async ({ page }) => {
  await visit(page, '/home');
  await expect(section(page)).toHaveAttribute('data-entrance', 'waiting');
  const { top, height } = await section(page).evaluate((element) => {
    const box = element.getBoundingClientRect();
    return { top: box.top + scrollY - innerHeight, height: box.height };
  });
  const scrollInto = (share: number) =>
    page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top + share * height);
  await scrollInto(0.05);
  await expect(section(page)).toHaveAttribute('data-entrance', 'waiting');
  await scrollInto(0.14);
  await expect(section(page)).not.toHaveAttribute('data-entrance');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/home');
  await untilTakenOver(button(page));
  await expect(section(page)).not.toHaveAttribute('data-entrance');
});
