import type { Page } from '@playwright/test';
import { ADMIN, expect, readMail, test, untilTakenOver, visit } from '../support/e2e/e2e-fixtures.ts';
import { AWAY, NO_ANSWER } from '../support/e2e/failing-answers.ts';

const SENT = 'Message sent successfully!';
const FAILED = 'Failed to send message. Please try again.';
const MESSAGE = {
  Name: 'Bina Lama',
  Email: 'bina@example.com',
  Mobile: '9800000001',
  Message: 'Is Gurudongmar open in April?',
};

const form = (page: Page) => page.getByRole('form', { name: 'Contact' });
const button = (page: Page) => form(page).getByRole('button', { name: 'Send Message' });
const status = (page: Page, text: string) => form(page).getByRole('status').filter({ hasText: text });

async function openForm(page: Page): Promise<void> {
  await visit(page, '/home');
  await untilTakenOver(button(page));
}

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(MESSAGE)) {
    await form(page).getByLabel(label, { exact: true }).fill(text);
  }
  await form(page).getByLabel('Tour type').selectOption('Family');
}

async function expectFilled(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(MESSAGE)) {
    await expect(form(page).getByLabel(label, { exact: true })).toHaveValue(text);
  }
  await expect(form(page).getByLabel('Tour type')).toHaveValue('Family');
}

test('a message is sent: staff have it by mail, the fields stay, and sending it again sends no second §1.9 §2.25–2.27 §4.10 §4.11 §4.13', {
  tag: '@translated',
}, async ({ page, server }) => {
  await openForm(page);
  const section = page.getByRole('region', { name: 'Get in touch' });
  await expect(section.getByRole('heading', { name: 'Say hello to us' })).toBeVisible();
  await expect(section.getByText('Our friendly team is always here to guide you.')).toBeVisible();
  await fillIn(page);
  const keys: (string | null)[] = [];
  page.on('request', async (request) => {
    if (request.url().endsWith('/send-mail')) keys.push(await request.headerValue('idempotency-key'));
  });
  await button(page).click();
  await expect(status(page, SENT)).toHaveText(SENT);
  await expectFilled(page);
  await button(page).click();
  await expect.poll(() => keys.length).toBe(2);
  await expect(status(page, SENT)).toHaveText(SENT);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  expect((await readMail(server, ADMIN.email, 'Message from')).text).toContain(MESSAGE.Message);
  await page.reload();
  await untilTakenOver(button(page));
  await expect(form(page).getByLabel('Message')).toHaveValue('');
});

test('every field is required, and each fault stands beside its field §5.7–5.11 §9.13', async ({ page }) => {
  await openForm(page);
  const sent: string[] = [];
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
  await expect(form(page).getByLabel('Tour type').getByRole('option')).toHaveText([
    'Select Tour Type',
    'Adventure',
    'Offbeat',
    'Honeymoon',
    'Holiday',
    'Family',
    'Explore',
  ]);
  await expect(form(page).getByLabel('Email')).toHaveAttribute('type', 'email');
  await expect(form(page).getByLabel('Mobile')).toHaveAttribute('inputmode', 'numeric');
  await expect(form(page).getByLabel('Mobile')).not.toHaveAttribute('maxlength');
  await button(page).click();
  for (const [label, fault] of [
    ['Name', 'Enter your name.'],
    ['Email', 'Enter your email address.'],
    ['Mobile', 'Enter your mobile number.'],
    ['Tour type', 'Select a tour type.'],
    ['Message', 'Enter your message.'],
  ] as const) {
    const field = form(page).getByLabel(label, { exact: true });
    await expect(field).toHaveAttribute('required');
    await expect(field).toHaveAccessibleDescription(fault);
  }
  await expect(form(page).getByLabel('Name')).toBeFocused();
  expect(sent).toEqual([]);
});

test('a message that cannot be sent says so, with the server’s reason, and is kept §2.26 §4.12 §8.1', {
  tag: '@phone-long',
}, async ({ page, guard }) => {
  guard.allow(/429|503|ERR_CONNECTION|ERR_FAILED/);
  await openForm(page);
  await fillIn(page);
  const answers = [
    () => ({
      status: 429,
      json: {
        success: false,
        code: 'too_many',
        message: 'Too many tries. Please wait 40 seconds and try again.',
        requestId: 'x',
      },
    }),
    () => ({ status: 503, body: 'away' }),
  ];
  await page.route('**/api/v1/contacts/send-mail', (route) => {
    const answer = answers.shift();
    return answer ? route.fulfill(answer()) : route.abort('connectionrefused');
  });
  await button(page).click();
  await expect(status(page, FAILED)).toHaveText(FAILED);
  await expect(form(page).getByText('Please wait 40 seconds')).toBeVisible();
  await button(page).click();
  await expect(status(page, AWAY)).toHaveText(AWAY);
  await expect(form(page).getByText(FAILED)).toBeVisible();
  await expect(form(page).getByText('Please wait 40 seconds')).toBeHidden();
  const first = form(page).getByLabel('Name', { exact: true });
  await first.evaluate((field) => field.scrollIntoView());
  await first.press('Enter');
  await expect(status(page, NO_ANSWER)).toHaveText(NO_ANSWER);
  await expect(status(page, NO_ANSWER)).toBeInViewport();
  await expect(form(page).getByText(FAILED)).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect(status(page, 'Your connection is back.')).toBeVisible();
  await expectFilled(page);
  await page.reload();
  await expectFilled(page);
  await expect(form(page).getByText('We kept what you typed.')).toBeVisible();
});
