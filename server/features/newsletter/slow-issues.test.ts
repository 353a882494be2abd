import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { newsletterDesk } from '../../../tests/support/newsletter-desk.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

/** Within every bound of what staff may type but its length, and more than a thread has room for. */
const TOO_MUCH_TO_LAY_OUT = '&amp; '.repeat(200_000);
const FAULT = 'This text takes too long to lay out. Use fewer lists, links and signs.';

let site: TestApp;
let desk: ReturnType<typeof newsletterDesk>;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  desk = newsletterDesk(site, await makeAdmin(site.db));
});
afterAll(() => site.close());
beforeEach(() => desk.clear());

/** As it would be if the bounds were others when it was written. */
async function writeSlowIssue() {
  const issue = await desk.write();
  await site.db.updateTable('newsletter_issues').set({ body: TOO_MUCH_TO_LAY_OUT }).execute();
  return issue;
}

async function scheduleSlowIssue() {
  await desk.makeReader();
  const issue = await desk.write();
  expect((await desk.send(issue)).status).toBe(200);
  await site.db.updateTable('newsletter_issues').set({ body: TOO_MUCH_TO_LAY_OUT }).execute();
  return issue;
}

test('an issue that takes too long to lay out is refused with that as its fault', async () => {
  await desk.makeReader();
  const { status, body } = await desk.send(await writeSlowIssue());
  expect([status, body.fields]).toEqual([400, { body: FAULT }]);
});

test('whose time has come it is a draft again, which says why', async () => {
  const { _id } = await scheduleSlowIssue();
  await desk.work();
  expect(await desk.read(_id)).toMatchObject({ state: 'draft', fault: FAULT });
});

test('nobody waits for its lock while it is laid out: it can be called off', async () => {
  const { _id } = await scheduleSlowIssue();
  const ended: string[] = [];
  const sending = desk.work().then(() => ended.push('laid out'));
  const calledOff = await desk.post(`/issues/${_id}/call-off`);
  ended.push('called off');
  await sending;
  expect(ended).toEqual(['called off', 'laid out']);
  expect(calledOff.body.data).toMatchObject({ state: 'draft', fault: null });
  expect(await desk.read(_id)).toMatchObject({ state: 'draft', fault: null });
});
