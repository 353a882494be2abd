// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { AuditChoices, AuditEntry } from '../../../contracts/audit.contract.ts';
import { makeAdmin, makeUser } from '../../../tests/support/factories.ts';
import { readPages } from '../../../tests/support/read-pages.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { UserRow } from '../../db/schema.ts';
import { type AuditChange, recordAudit } from './audit.queries.ts';

let site: TestApp;
let admin: UserRow;
let other: UserRow;
let staff: string;

beforeAll(async () => {
  site = await buildTestApp();
  admin = await makeAdmin(site.db, { username: 'Nima' });
  other = await makeAdmin(site.db, { username: 'Bina' });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.deleteFrom('audit_log').execute();
  staff = await site.signIn(admin);
});

function record(given: Partial<Omit<AuditChange, 'now'>> & { at?: string } = {}) {
  const { at = '2026-11-20T06:00:00.000Z', ...rest } = given;
  return recordAudit(site.db, {
    actor: admin,
    action: 'tour.update',
    subject: { kind: 'tour', id: 't1', label: 'Tsomgo lake' },
    before: { price: 20_000 },
    after: { price: 18_000 },
    ...rest,
    now: new Date(at),
  });
}

const labels = async (query: string) =>
  (await site.get<AuditEntry[]>(`/audit?${query}`, { as: staff })).body.data.map(
    (entry) => entry.subjectLabel,
  );

async function recordSeveral() {
  await record({ at: '2026-11-18T18:29:59.999Z', subject: { kind: 'tour', id: 't1', label: 'eighteenth' } });
  await record({ at: '2026-11-18T18:30:00.000Z', subject: { kind: 'tour', id: 't2', label: 'nineteenth' } });
  await record({
    at: '2026-11-20T06:00:00.000Z',
    actor: other,
    action: 'review.delete',
    subject: { kind: 'review', id: 'r1', label: 'twentieth' },
  });
}

test('staff read the names of people, or that somebody has left', async () => {
  const [before, after] = [{ owner_id: null, next_action_for: 'gone' }, { owner_id: other.id }];
  await record({ action: 'booking.owner', before, after });
  const { body } = await site.get<AuditEntry[]>('/audit', { as: staff });
  expect(body.data).toMatchObject([
    { before: { owner: 'nobody', next_action_for: 'somebody who has left' }, after: { owner: 'Bina' } },
  ]);
});

test('a change stands in the log: who, when, what, before and after §V16.1.1 §V16.2.1', async () => {
  await record();
  const { status, body } = await site.get<AuditEntry[]>('/audit', { as: staff });
  expect(status).toBe(200);
  expect(body.data).toEqual([
    {
      _id: expect.any(String),
      actorId: admin.id,
      actorName: 'Nima',
      action: 'tour.update',
      subjectKind: 'tour',
      subjectId: 't1',
      subjectLabel: 'Tsomgo lake',
      before: { price: 20_000 },
      after: { price: 18_000 },
      createdAt: '2026-11-20T06:00:00.000Z',
    },
  ]);
  expect(body.nextCursor).toBeNull();
});

test('what was made has no before, what was deleted no after', async () => {
  await record({ action: 'tour.create', before: undefined });
  await record({ action: 'tour.delete', after: undefined, at: '2026-11-20T07:00:00.000Z' });
  const { body } = await site.get<AuditEntry[]>('/audit', { as: staff });
  expect(body.data).toMatchObject([
    { action: 'tour.delete', before: { price: 20_000 }, after: null },
    { action: 'tour.create', before: null, after: { price: 18_000 } },
  ]);
});

test('the log is read page by page, the newest first, each change once §V16.2.2', async () => {
  for (let number = 0; number < 7; number += 1)
    await record({ subject: { kind: 'tour', id: String(number), label: `Tour ${number}` } });
  const pages = await readPages<AuditEntry>(site, '/audit', { limit: 3, as: staff });
  expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
  expect(new Set(pages.flat().map((entry) => entry.subjectLabel)).size).toBe(7);
});

test('it is filtered by kind, subject, person, action and Indian days', async () => {
  await recordSeveral();
  expect(await labels('')).toEqual(['twentieth', 'nineteenth', 'eighteenth']);
  expect(await labels('subject=tour')).toEqual(['nineteenth', 'eighteenth']);
  expect(await labels('subject=tour&subjectId=t2')).toEqual(['nineteenth']);
  expect(await labels(`actor=${other.id}`)).toEqual(['twentieth']);
  expect(await labels('action=review.delete')).toEqual(['twentieth']);
  expect(await labels('from=2026-11-19')).toEqual(['twentieth', 'nineteenth']);
  expect(await labels('to=2026-11-18')).toEqual(['eighteenth']);
  expect(await labels('from=2026-11-19&to=2026-11-19&action=')).toEqual(['nineteenth']);
  expect(await labels('subject=nothing')).toEqual([]);
});

test('it names who and what it can be filtered by', async () => {
  await recordSeveral();
  const { body } = await site.get<AuditChoices>('/audit/choices', { as: staff });
  expect(body.data).toEqual({
    actors: [
      { _id: other.id, name: 'Bina', hasLeft: false },
      { _id: admin.id, name: 'Nima', hasLeft: false },
    ],
    subjects: ['review', 'tour'],
    actions: ['review.delete', 'tour.update'],
  });
});

test('who has left is chosen by name still, and after the account is gone too', async () => {
  const left = await makeUser(site.db, { username: 'Pema' });
  const gone = await makeAdmin(site.db, { username: 'Karma' });
  await record({ actor: left, subject: { kind: 'tour', id: 't1', label: 'of Pema' } });
  await record({ actor: gone, subject: { kind: 'tour', id: 't1', label: 'of Karma' } });
  await site.db.deleteFrom('users').where('id', '=', gone.id).execute();
  const { body } = await site.get<AuditChoices>('/audit/choices', { as: staff });
  expect(body.data.actors).toEqual([
    { _id: left.id, name: 'Pema', hasLeft: true },
    { _id: 'Karma', name: 'Karma', hasLeft: true },
  ]);
  expect(await labels(`actor=${left.id}`)).toEqual(['of Pema']);
  expect(await labels('actor=Karma')).toEqual(['of Karma']);
});

test('the filtered log is downloaded as CSV', async () => {
  await recordSeveral();
  site.setClock('2026-11-20T18:31:00.000Z');
  const { status, body, headers } = await site.get('/audit.csv?subject=tour', { as: staff });
  site.setClock();
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="history-2026-11-21.csv"');
  const lines = String(body).trimEnd().split('\r\n');
  expect(lines[0]).toBe('\ufeffWhen,Who,Action,Kind,Name,Id,Before,After');
  expect(lines[1]).toMatch(/^2026-11-19 \d{2}:\d{2}:\d{2},/);
  expect(lines.slice(1).map((line) => line.split(',')[4])).toEqual(['nineteenth', 'eighteenth']);
});

test('wrong filters are refused by name, all of them', async () => {
  const { status, body } = await site.get('/audit?limit=0&from=2026-02-30&to=soon', { as: staff });
  expect(status).toBe(400);
  expect(body.fields).toEqual({
    limit: 'limit must be at least 1.',
    from: 'There is no such day.',
    to: 'Choose the last day.',
  });
  expect((await site.get('/audit?cursor=none', { as: staff })).status).toBe(400);
});

test('the log outlives the account of the person who made a change', async () => {
  const leaver = await makeAdmin(site.db, { username: 'Leaver' });
  await record({ actor: leaver });
  await site.db.deleteFrom('users').where('id', '=', leaver.id).execute();
  const { body } = await site.get<AuditEntry[]>('/audit', { as: staff });
  expect(body.data).toMatchObject([{ actorId: null, actorName: 'Leaver' }]);
});
