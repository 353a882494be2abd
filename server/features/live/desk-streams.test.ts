// @module-tag dialect
import { expect, test } from 'vitest';
import { makeAdmin, makeEnquiry } from '../../../tests/support/factories.ts';
import { buildTestApp } from '../../../tests/support/test-app.ts';
import { openDeskStreams } from './desk-streams.ts';

test('a listener whose role has changed is told of it, and counts what the new one sees', async () => {
  const site = await buildTestApp();
  const pema = await makeAdmin(site.db);
  const streams = openDeskStreams(site.deps, site.app.log);
  const user = await makeAdmin(site.db);
  await makeEnquiry(site.db, { owner_id: pema.id });
  const stream = await streams.open(user, await site.signIn(user));
  const told = stream.setEncoding('utf8')[Symbol.asyncIterator]();
  const before = String((await told.next()).value);
  expect(before).toContain('"staffRole":"manager"');
  await site.db.updateTable('users').set({ staff_role: 'agent' }).where('id', '=', user.id).execute();
  const inboxes = (text: string) => [...text.matchAll(/"inbox":(\d+)/g)].map(([, count]) => Number(count));
  const [all = 0] = inboxes(before);
  let since = '';
  while (!since.includes('"staffRole":"agent"') || !inboxes(since).some((count) => count < all))
    since += String((await told.next()).value);
  streams.close();
  await site.close();
});
