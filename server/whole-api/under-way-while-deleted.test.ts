// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askMeanwhile } from '../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../tests/support/database/test-database.ts';
import {
  makeAdmin,
  makeContactMessage,
  makeReview,
  makeTour,
  makeUser,
  PASSWORD,
} from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import type { Db } from '../db/database.ts';
import type { TourRow, UserRow } from '../db/schema.ts';
import { erasePersonalData } from '../features/accounts/own-account/personal-data.ts';
import { signOutEverywhere } from '../features/accounts/users/manage-users.ts';
import { deleteUser } from '../features/accounts/users.queries.ts';
import { deleteMessages } from '../features/contacts/delete-messages.ts';
import { setDone } from '../features/contacts/work-on-message.ts';
import { deleteReview, setReply } from '../features/reviews/moderate-reviews.ts';
import { saveReview } from '../features/reviews/reviews.queries.ts';

const NOW = '2026-11-20T06:30:00.000Z';

let site: TestApp;
let admin: UserRow;
let staff: string;
let traveller: UserRow;
let tour: TourRow;

const review = (trx: Db) =>
  saveReview(trx, {
    tour_id: tour.id,
    user_id: traveller.id,
    username: traveller.username,
    rating: 5,
    review_text: 'Clear mornings.',
    created_at: NOW,
  });
const put = (path: string, body: object = {}) => site.put(path, { as: staff, body });
const post = (path: string, body: object) => site.post(path, { as: staff, body });
const remove = (path: string) => site.delete(path, { as: staff });
const erase = async () => {
  const as = await site.signIn(traveller);
  return () => site.delete('/account', { as, body: { password: PASSWORD } });
};
const by = () => ({ actor: admin, now: new Date(NOW) });
const log = () =>
  site.db.selectFrom('audit_log').select(['action', 'subject_label', 'before', 'after']).execute();
const wordsOf = async (kind: string) => {
  const rows = await site.db.selectFrom('search_words').select('word').where('kind', '=', kind).execute();
  return rows.map(({ word }) => word);
};

// On SQLite one transaction begins when the other has ended.
describe.runIf(isOnPostgres())('what is not yet committed when something is deleted', () => {
  beforeAll(async () => {
    site = await buildTestApp();
    admin = await makeAdmin(site.db, { username: 'Nima', staff_role: 'owner' });
    staff = await site.signIn(admin);
  });
  afterAll(() => site.close());
  beforeEach(async () => {
    for (const table of ['audit_log', 'search_words', 'tours', 'outbox'] as const)
      await site.db.deleteFrom(table).execute();
    await site.db.deleteFrom('users').where('role', '=', 'user').execute();
    traveller = await makeUser(site.db, { username: 'Asha Rai' });
    tour = await makeTour(site.db);
  });

  test('a review of a user whom staff delete stands under another name', async () => {
    const [deleted] = await askMeanwhile(site.db, review, [() => remove(`/users/${traveller.id}`)]);
    expect(deleted?.status).toBe(200);
    const names = await site.db.selectFrom('reviews').select(['user_id', 'username']).execute();
    expect(names).toEqual([{ user_id: null, username: 'A former traveller' }]);
    expect(await wordsOf('review')).not.toContain('asha');
  });

  test('a review of a tour that goes leaves no words behind', async () => {
    const [deleted] = await askMeanwhile(site.db, review, [() => remove(`/tours/${tour.id}`)]);
    expect(deleted?.status).toBe(200);
    expect(await site.db.selectFrom('reviews').selectAll().execute()).toEqual([]);
    expect(await wordsOf('review')).toEqual([]);
  });

  test.each([
    ['mark as done', (id: string) => put(`/contacts/${id}/done`)],
    ['answer', (id: string) => post(`/contacts/${id}/replies`, { reply: 'Gladly.' })],
    ['delete', (id: string) => remove(`/contacts/${id}`)],
  ])('a message that staff %s while it goes is not found, and nobody is named', async (_deed, deed) => {
    const { id } = await makeContactMessage(site.db, { name: 'Asha Rai' });
    const [answer] = await askMeanwhile(site.db, (trx) => deleteMessages(trx, [id]), [() => deed(id)]);
    expect(answer?.status).toBe(404);
    expect(await log()).toEqual([]);
    expect(await site.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test('a message that goes while staff mark it as done is nobody’s in the log', async () => {
    const { id } = await makeContactMessage(site.db, { name: 'Asha Rai' });
    const done = (trx: Db) => setDone(trx, id, true, by());
    const [answer] = await askMeanwhile(site.db, done, [() => remove(`/contacts/${id}`)]);
    expect(answer?.status).toBe(200);
    expect((await log()).map((line) => [line.action, line.subject_label])).toEqual([
      ['message.done', 'a deleted message'],
      ['message.delete', 'a deleted message'],
    ]);
  });

  test.each([
    ['make staff', (id: string) => put(`/users/${id}/role`, { role: 'admin' })],
    ['sign out', (id: string) => remove(`/users/${id}/sessions`)],
    ['delete', (id: string) => remove(`/users/${id}`)],
  ])(
    'a traveller whom staff %s while they erase themselves is not found, and not named',
    async (_deed, deed) => {
      await site.signIn(traveller);
      const leave = async (trx: Db) => {
        await erasePersonalData(trx, { userId: traveller.id, provedEmail: undefined }, new Date(NOW));
        await deleteUser(trx, traveller);
      };
      const [answer] = await askMeanwhile(site.db, leave, [() => deed(traveller.id)]);
      expect(answer?.status).toBe(404);
      expect(await log()).toEqual([]);
    },
  );

  test('a traveller who erases themselves while staff sign them out is nobody in the log', async () => {
    const signOut = (trx: Db) => signOutEverywhere(trx, traveller.id, by());
    const [answer] = await askMeanwhile(site.db, signOut, [await erase()]);
    expect(answer?.status).toBe(200);
    expect(await log()).toMatchObject([{ action: 'user.sign-out', subject_label: 'A former traveller' }]);
  });

  test.each([
    ['hide', (id: string) => put(`/review/${id}/hidden`, {})],
    ['answer', (id: string) => put(`/review/${id}/reply`, { reply: 'Thank you, Asha.' })],
    ['delete', (id: string) => remove(`/review/${id}`)],
  ])('a review that staff %s while it goes is not found', async (_deed, deed) => {
    const { id } = await makeReview(site.db, { tour_id: tour.id });
    const [answer] = await askMeanwhile(site.db, (trx) => deleteReview(trx, id), [() => deed(id)]);
    expect(answer?.status).toBe(404);
    expect(await log()).toEqual([]);
  });

  test('what staff answer to a review while its writer erases themselves is not in the log', async () => {
    const { id } = await makeReview(site.db, { tour_id: tour.id, user_id: traveller.id });
    const answerIt = (trx: Db) => setReply(trx, id, 'Thank you, Asha.', by());
    const [answer] = await askMeanwhile(site.db, answerIt, [await erase()]);
    expect(answer?.status).toBe(200);
    expect(await log()).toMatchObject([{ action: 'review.reply', before: null, after: null }]);
  });
});
