import type { Page } from '@playwright/test';
import { callApi } from '../support/e2e/call-api.ts';
import {
  checkAccessibility,
  expect,
  readMail,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { askReader } from '../support/e2e/newsletter-links.ts';
import { ADMIN } from '../support/process/server-process.ts';
import type { SiteOfWorker } from '../support/process/sites-of-workers.ts';

/** Somebody who confirmed, by the link of the mail. */
async function makeReader(server: SiteOfWorker, email: string): Promise<void> {
  const { confirm } = await askReader(server, email);
  await callApi(server, 'POST', confirm, { body: {} });
}

const NEXT_YEAR = new Date().getFullYear() + 1;

const issueForm = (page: Page) => page.getByRole('form', { name: 'Issue' });

async function dropInTour(page: Page): Promise<void> {
  await page.getByRole('searchbox', { name: 'Tour to look for' }).fill('Tsomgo');
  await page.getByRole('searchbox', { name: 'Tour to look for' }).press('Enter');
  await page
    .getByRole('button', { name: /^Drop in .*Tsomgo/ })
    .first()
    .click();
}

test('staff write an issue, look at it, try it, send it and see what became of it', {
  tag: ['@long', '@phone-long'],
}, async ({ page, server, traveller }) => {
  const email = `news.${traveller.email}`;
  await makeReader(server, email);
  await signInAsAdmin(page);
  await visit(page, '/admin/newsletter');
  await page.getByRole('link', { name: 'Write an issue' }).click();
  const subject = `When the passes open ${traveller.email}`;
  await issueForm(page).getByLabel('Subject').fill(subject);
  await issueForm(page).getByLabel('Text').fill('## Open\n\nThe passes are **open**.\n\n{{tour:nowhere}}');
  await dropInTour(page);
  await expect(issueForm(page).getByLabel('Text')).toHaveValue(/\n\n\{\{tour:[\w-]*tsomgo[\w-]*\}\}$/);

  await test.step('a reload brings back what was typed', async () => {
    await page.reload();
    await expect(issueForm(page).getByLabel('Subject')).toHaveValue(subject);
    await expect(page.getByText('What you typed here before has been restored.')).toBeVisible();
  });
  await test.step('the preview shows it, and names what is wrong', async () => {
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('{{tour:nowhere}}: there is no published tour');
    await issueForm(page).getByLabel('Text').fill('## Open\n\nThe passes are **open**.\n\n');
    await dropInTour(page);
    await page.getByRole('button', { name: 'Show it as it is now' }).click();
    const frame = page.frameLocator('iframe[title="Preview of the issue"]');
    await expect(frame.getByText(/₹[\d,]+ per person/)).toBeVisible();
    await expect(page.getByRole('alert')).toBeHidden();
    await checkAccessibility(page, page.getByRole('region', { name: 'Preview', exact: true }));
  });
  await test.step('a test comes to oneself', async () => {
    await page.getByRole('button', { name: 'Send me a test' }).click();
    await expect(page.getByText('A test is written to a file: mail is not set up.').first()).toBeVisible();
    await expect.poll(async () => (await readMail(server, ADMIN.email)).subject).toBe(`[Test] ${subject}`);
  });
  await test.step('it is scheduled and called off', async () => {
    await issueForm(page).getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/admin\/newsletter\/[0-9a-f-]{36}$/);
    const sending = page.getByRole('form', { name: 'Send the issue' });
    await expect(sending.getByRole('status')).toHaveText(/^\d+ readers? would get it now\.$/);
    await sending.getByLabel('At a time').check();
    await sending.getByLabel('Day').fill(`${NEXT_YEAR}-01-05`);
    await sending.getByLabel('Time in India').fill('09:30');
    await sending.getByRole('button', { name: 'Schedule…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Schedule' }).click();
    await expect(page.getByText(`on 5 Jan ${NEXT_YEAR}, 9:30 am in India`)).toBeVisible();
    await page.getByRole('button', { name: 'Call it off' }).click();
  });
  await test.step('it is sent, and its figures are there', async () => {
    const sending = page.getByRole('form', { name: 'Send the issue' });
    await sending.getByRole('button', { name: 'Send…' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Send', exact: true }).click();
    const progress = page.getByRole('region', { name: 'Progress' });
    await expect(progress.getByText('Written to files').locator('..')).toHaveText(/files[1-9]/);
    await expect.poll(async () => (await readMail(server, email)).subject).toBe(subject);
    await expect(page.getByRole('region', { name: 'Links' })).toContainText('/tours/');
    await checkAccessibility(page, page.getByRole('main'));
  });
  await test.step('the list has it', async () => {
    await page.getByRole('link', { name: 'All issues' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: subject })).toContainText('written to files');
  });
});
