import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { buildTestApp } from '../../../tests/support/test-app.ts';
import { toFailure } from './error-handler.ts';

const NO_ROOM = 'The server’s disk is full, so this could not be saved. Please try again once there is room.';

test.runIf(!isOnPostgres())('a form that finds the disk full is told so', async () => {
  const site = await buildTestApp();
  // As many pages as the file has, and none more.
  await sql`pragma max_page_count = 1`.execute(site.db);
  const message = 'Namaste. '.repeat(500);
  const body = { name: 'Asha', email: 'asha@example.com', mobile: '98320', tourType: 'Family', message };
  const send = () => site.post('/contacts/send-mail', { body });
  let answer = await send();
  for (let sent = 1; sent < 200 && answer.status === 200; sent += 1) answer = await send();
  const again = await send();
  await site.close();
  expect([answer.status, again.status]).toEqual([503, 503]);
  expect(answer.body).toMatchObject({ success: false, code: 'unavailable', message: NO_ROOM });
});

test('PostgreSQL’s full disk is told by its code, in whatever language it speaks', () => {
  const error = Object.assign(new Error('konnte Datei nicht erweitern'), { code: '53100' });
  expect(toFailure(error as never)).toMatchObject({ statusCode: 503, message: NO_ROOM });
});
