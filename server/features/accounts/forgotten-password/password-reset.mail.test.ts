import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../../../../tests/support/factories.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../../tests/support/test-app.ts';
import { readContent, storeContent } from '../../../mail/mail-content.ts';
import { createMailBuilder } from '../../../mail-builder.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

test('a reset link stands in the mail alone: not in a preview, nor in what is stored as sent', async () => {
  const { email } = await makeUser(site.db);
  await site.post('/auth/forgot-password', { body: { email } });
  const row = await site.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  const tokens = () => site.db.selectFrom('password_resets').selectAll().execute();
  const build = createMailBuilder(site.deps, SITE_URL);

  const before = await tokens();
  const preview = await build(row, { isPreview: true });
  expect(await tokens()).toEqual(before);
  expect(preview?.link).toBe(`${SITE_URL}/reset-password/left-out`);

  const mail = await build(row, { isPreview: false });
  if (!mail?.link || !preview) throw new Error('There is no mail.');
  const token = mail.link.split('/').at(-1) ?? '';
  expect(JSON.stringify(mail)).toContain(token);
  const stored = readContent(storeContent(mail));
  expect(JSON.stringify(stored)).not.toContain(token);
  expect(stored.html).toBe(preview.html);
});
