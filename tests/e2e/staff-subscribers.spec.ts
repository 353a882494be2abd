import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { callApi } from '../support/e2e/call-api.ts';
import { failure, LOGGED, toast } from '../support/e2e/desk.ts';
import {
  checkAccessibility,
  expect,
  readMail,
  reloadAfterDialog,
  signInAsAdmin,
  test,
  visit,
} from '../support/e2e/e2e-fixtures.ts';
import { FAILED_CALL, failCall, OUR_FAULT } from '../support/e2e/failing-answers.ts';
import type { SiteOfWorker } from '../support/process/sites-of-workers.ts';

test('staff find a subscriber, take the list along as a file, and delete §1.14 §6.4', async ({
  page,
  server,
  traveller,
}) => {
  const email = `reader.${traveller.email}`;
  await callApi(server, 'POST', '/subscribe', { body: { email } });
  await signInAsAdmin(page);
  await visit(page, '/admin/subscribers');
  await page.getByRole('searchbox').fill(email);
  await page.getByRole('searchbox').press('Enter');
  await page.waitForURL('**q=reader*');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toBeVisible();
  await checkAccessibility(page, row);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^subscribers-\d{4}-\d{2}-\d{2}\.csv$/);
  const text = await readFile(await file.path(), 'utf8');
  expect(text).toMatch(/^\ufeffEmail,/);
  expect(text).toContain(email);

  await row.getByRole('button', { name: `Delete ${email}` }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Delete this subscriber?' });
  await checkAccessibility(page, dialog);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Subscriber deleted successfully').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No subscribers found' })).toBeVisible();
});

test('addresses from before anybody was asked are asked by one press, each by a mail', {
  tag: '@long',
}, async ({ page, server, traveller }) => {
  const emails = [`before.${traveller.email}`, `earlier.${traveller.email}`];
  storeUnasked(server, emails);
  await signInAsAdmin(page);
  await visit(page, '/admin/subscribers');
  const notice = page.getByText('2 addresses from before have not confirmed');
  await expect(notice).toBeVisible();
  await checkAccessibility(page, notice.locator('..'));
  await page.getByRole('button', { name: 'Ask them' }).press('Enter');
  await expect(toast(page, 'Asked 2 addresses.')).toBeVisible();
  await expect(notice).toBeHidden();
  for (const email of emails)
    expect((await readMail(server, email)).text).toMatch(/\/newsletter\/confirm\/[\w-]{43}/);
  await visit(page, '/admin/history');
  await expect(page.getByText('asked the subscribers 2 in all to confirm')).toBeVisible();
});

/** As a site had them that asked nobody. */
function storeUnasked({ dataDir }: SiteOfWorker, emails: string[]): void {
  const database = new DatabaseSync(join(dataDir, 'teesta.sqlite'));
  database.exec('pragma busy_timeout = 5000');
  try {
    const insert = database.prepare('insert into subscribers (id, email, subscribed_at) values (?, ?, ?)');
    for (const email of emails) insert.run(randomUUID(), email, '2026-01-05T10:00:00.000Z');
  } finally {
    database.close();
  }
}

test('a list that does not load, and a deletion that fails, say so §8.17', { tag: '@long' }, async ({
  page,
  server,
  traveller,
  guard,
}) => {
  guard.allow(FAILED_CALL);
  guard.allow(LOGGED);
  const email = `stays.${traveller.email}`;
  await callApi(server, 'POST', '/subscribe', { body: { email } });
  await signInAsAdmin(page);
  await failCall(page, '/subscribe/*', 'broken');
  await visit(page, `/admin/subscribers?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: `Delete ${email}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(failure(page, 'Failed to delete subscriber')).toContainText(OUR_FAULT);
  await failCall(page, '/subscribe?*', 'broken');
  await reloadAfterDialog(page);
  await expect(page.getByRole('alert')).toHaveText(
    new RegExp(`^Failed to load subscribers\\s*${OUR_FAULT}$`),
  );
});
