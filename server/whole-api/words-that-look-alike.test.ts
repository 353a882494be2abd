import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin } from '../../tests/support/factories.ts';
import { contactBodyOf } from '../../tests/support/request-bodies.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';

/** A word ends in half of either of the two last letters where it is cut by units: to a database both halves are the same. */
const LONG = 'w'.repeat(59);
const TWINS = [`${LONG}𝐀`, `${LONG}𠀀`];

let site: TestApp;
let staff: string;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  staff = await site.signIn(await makeAdmin(site.db));
});
afterAll(() => site.close());

const write = (given: Record<string, string>) =>
  site.post('/contacts/send-mail', {
    body: contactBodyOf(given),
    headers: { 'idempotency-key': crypto.randomUUID() },
  });

test('an address and a message of two long words that differ in a rare letter alone are taken', async () => {
  const email = `${TWINS.join('.')}@x.in`;
  expect((await site.post('/subscribe', { body: { email } })).status).toBeLessThan(300);
  expect((await write({ message: TWINS.join(' ') })).status).toBe(200);
});

test('two names of one person that differ so are one customer, found by either', async () => {
  for (const name of TWINS) expect((await write({ name, email: 'one@hills.test' })).status).toBe(200);
  for (const q of TWINS) {
    const answer = await site.get<{ email: string }[]>(`/manage/customers?q=${encodeURIComponent(q)}`, {
      as: staff,
    });
    expect(answer.status).toBe(200);
    expect(answer.body.data.map(({ email }) => email)).toEqual(['one@hills.test']);
  }
});
