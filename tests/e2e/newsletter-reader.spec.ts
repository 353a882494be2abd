import type { Browser, Page } from '@playwright/test';
import {
  checkAccessibility,
  expect,
  readMail,
  signInAsAdmin,
  test,
  untilTakenOver,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { linksIn, type NewsletterLinks } from '../support/e2e/newsletter-links.ts';

const PHONE = { width: 360, height: 740 };

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** Confirms, leaves, says why and comes back: by plain forms, with and without script. */
async function confirmLeaveAndReturn(page: Page, links: NewsletterLinks) {
  await page.goto(links.confirm);
  await expect(title(page)).toHaveText('Do you want our newsletter?');
  // A scanner of mails opens every link: nothing is confirmed by that.
  await page.reload();
  await page.getByRole('button', { name: 'Yes, send me the newsletter' }).click();
  await expect(title(page)).toHaveText('You will get our newsletter');
  await page.goto(links.leave);
  await page.getByRole('button', { name: 'Leave the newsletter' }).click();
  await expect(title(page)).toHaveText('You have left');
  await page.getByLabel('It comes too often').check();
  await page.getByLabel('In your words').fill('Once a season would do.');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you for telling us why.')).toBeVisible();
  await page.goto(links.confirm);
  await expect(title(page)).toHaveText('This link has been used');
  await page.goto(links.leave);
  await page.getByRole('button', { name: 'It was a mistake: stay' }).click();
  await expect(title(page)).toHaveText('You will get our newsletter as before');
}

async function phoneWithoutScript(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: url,
    viewport: PHONE,
    isMobile: true,
    hasTouch: true,
  });
  return context.newPage();
}

test('a traveller subscribes, confirms, leaves with a reason and comes back, and staff see it', {
  tag: ['@long', '@widths'],
}, async ({ page, server, traveller }) => {
  const email = `reader.${traveller.email}`;
  await visit(page, '/home');
  const form = page.getByRole('form', { name: 'Newsletter' });
  await untilTakenOver(form.getByRole('button'));
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(form.getByRole('status')).toContainText('One last step');
  const { text } = await readMail(server, email);
  const links = linksIn(text);
  await visit(page, links.confirm);
  await checkAccessibility(page, page.getByRole('main'));
  await confirmLeaveAndReturn(page, links);
  await page.setViewportSize(PHONE);
  await visit(page, links.leave);
  await page.getByRole('button', { name: 'Leave the newsletter' }).click();
  await expect(title(page)).toHaveText('You have left');
  await checkAccessibility(page, page.getByRole('main'));
  await visit(page, links.leave);
  await page.getByLabel('I have made my trip').check();
  await page.getByLabel('In your words').fill('It was lovely.');
  await page.reload();
  await expect(page.getByLabel('In your words')).toHaveValue('It was lovely.');
  await expect(page.getByLabel('I have made my trip')).toBeChecked();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Thank you for telling us why.')).toBeVisible();
  await page.goto('/newsletter/confirm/cut-by-a-mail-program');
  await expect(title(page)).toHaveText('This link is not known');
  await expect(page.getByRole('form', { name: 'Newsletter' })).toBeVisible();

  await signInAsAdmin(page);
  await visit(page, `/admin/subscribers?state=left&q=${encodeURIComponent(email)}`);
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('Left');
  await row.getByText('Consent').click();
  await expect(row.getByText('By subscribing you agree').first()).toBeVisible();
});

test('on a phone without script all of it works as well, from the home page on', { tag: '@long' }, async ({
  browser,
  server,
  traveller,
}) => {
  const email = `plain.${traveller.email}`;
  const page = await phoneWithoutScript(browser, server.url);
  await page.goto('/home');
  const form = page.getByRole('form', { name: 'Newsletter' });
  for (const typed of ['nobody@nowhere', `${'x'.repeat(300)}@example.com`]) {
    await form.getByLabel('Email').fill(typed);
    await form.getByRole('button', { name: 'Subscribe' }).click();
    await expect(form.getByRole('status')).toContainText('Please enter a valid email address.');
    await expect(form.getByLabel('Email')).toHaveValue(typed);
  }
  await form.getByLabel('Email').fill(email);
  await form.getByRole('button', { name: 'Subscribe' }).click();
  await expect(title(page)).toHaveText('One last step');
  const { text } = await readMail(server, email);
  await confirmLeaveAndReturn(page, linksIn(text));
  await page.context().close();
});
