import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OwnData } from '../../../../contracts/accounts/own-account.contract.ts';
import type { EnquiryFacts } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { correctAsStaff } from '../../../../tests/support/correct-as-staff.ts';
import {
  makeAdmin,
  makeContactMessage,
  makeEnquiry,
  makeReview,
  makeSubscriber,
  makeTour,
  makeUser,
  PASSWORD,
} from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { ISO_TIME } from '../../../../tests/support/value-shapes.ts';
import { batchesOf, IDS_PER_QUERY } from '../../../db/batches.ts';
import { newId } from '../../../db/identifiers.ts';
import { insertContactReply } from '../../contacts/contacts.queries.ts';
import { markEmailProved } from '../users.queries.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

test('everything that is kept about a traveller is handed out as a file §V14.3.2 §V5.4.1', async () => {
  const user = await makeUser(site.db, { email_proved_at: new Date().toISOString() });
  const as = await site.signIn(user);
  const tour = await makeTour(site.db);
  const enquiry = await makeEnquiry(site.db, { user_id: user.id });
  const inBin = await makeEnquiry(site.db, { user_id: user.id, deleted_at: new Date().toISOString() });
  await makeReview(site.db, { tour_id: tour.id, user_id: user.id, username: user.username });
  await makeSubscriber(site.db, { email: user.email });
  const message = await makeContactMessage(site.db, { email: user.email });
  await insertContactReply(site.db, {
    message_id: message.id,
    actor_id: null,
    actor_name: 'Dolma',
    reply: 'From March on.',
    mail_id: 'gone',
    created_at: message.created_at,
  });
  await site.put(`/saved-tours/${tour.id}`, { as });

  const { status, body, headers } = await site.get<OwnData>('/account/data', { as });
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="my-data.json"');
  expect(headers['cache-control']).toBe('no-store');
  const { account, enquiries, reviews, messages, savedTours, newsletter, sessions } = body.data;
  expect(account.email).toBe(user.email);
  expect(enquiries.map((one) => one.reference).sort()).toEqual([enquiry.reference, inBin.reference].sort());
  expect(reviews).toMatchObject([{ tourId: tour.id, tourTitle: tour.title }]);
  const { tour_type: tourType, message: text, created_at: sentAt } = message;
  const replies = [{ repliedAt: sentAt, reply: 'From March on.' }];
  expect(messages).toEqual([{ sentAt, tourType, message: text, replies }]);
  expect(savedTours).toEqual([
    { title: tour.title, slug: tour.slug, savedAt: expect.stringMatching(ISO_TIME) },
  ]);
  expect(newsletter).toEqual({
    subscribedAt: expect.stringMatching(ISO_TIME),
    state: 'pending',
    confirmedAt: null,
    leftAt: null,
    leaveReason: null,
    leaveText: null,
  });
  expect(sessions).toEqual([
    {
      startedAt: expect.stringMatching(ISO_TIME),
      expiresAt: expect.stringMatching(ISO_TIME),
      lastUsedAt: expect.stringMatching(ISO_TIME),
      browser: null,
      network: null,
    },
  ]);
  expect(JSON.stringify(body)).not.toMatch(/password|argon2|token/);
});

test('nothing of another traveller is in it §V8.2.2', async () => {
  const other = await makeUser(site.db);
  await makeEnquiry(site.db, { user_id: other.id });
  await makeReview(site.db, { user_id: other.id });
  await makeSubscriber(site.db, { email: other.email });

  const as = await site.signIn(await makeUser(site.db));
  const { body } = await site.get<OwnData>('/account/data', { as });
  expect(body.data).toMatchObject({ enquiries: [], reviews: [], savedTours: [], newsletter: null });
  expect(body.data.sessions).toHaveLength(1);
});

test('an enquiry that staff took by phone is in it where its address is proved to be theirs', async () => {
  const proved = await makeUser(site.db, { email_proved_at: new Date().toISOString() });
  const unproved = await makeUser(site.db);
  const taken = await makeEnquiry(site.db, { user_id: null, user_email: proved.email, source: 'phone' });
  await makeEnquiry(site.db, { user_id: null, user_email: unproved.email, source: 'phone' });
  const referencesOf = async (user: { id: string }) => {
    const { body } = await site.get<OwnData>('/account/data', { as: await site.signIn(user) });
    return body.data.enquiries.map((one) => one.reference);
  };
  expect(await referencesOf(proved)).toEqual([taken.reference]);
  expect(await referencesOf(unproved)).toEqual([]);
});

test('an enquiry that staff corrected is in it by every address that it is erased with, as its owner wrote it', async () => {
  const user = await makeUser(site.db, { email_proved_at: new Date().toISOString() });
  const as = await site.signIn(user);
  const staff = await site.signIn(await makeAdmin(site.db));
  const correct = (id: string, given: Partial<EnquiryFacts>) =>
    correctAsStaff(site, { as: staff, id, given });
  const become = async (email: string, message: string) => {
    const { id } = await makeContactMessage(site.db, { email, message, name: 'Asha Rai' });
    return (await site.post<{ _id: string }>(`/contacts/${id}/enquiry`, { as: staff })).body.data._id;
  };
  const BINA = { userEmail: 'bina@hills.test', fullName: 'Bina Lama' };
  const sent = await makeEnquiry(site.db, { user_id: null, user_email: user.email, full_name: 'Asha Rai' });
  await correct(sent.id, { ...BINA, bookAt: '', travelWords: 'In May' });
  await correct(await become(user.email, 'Is it warm in April?'), BINA);
  await correct(await become('mistyped@hills.test', 'And in May?'), { userEmail: user.email });

  const { enquiries, messages } = (await site.get<OwnData>('/account/data', { as })).body.data;
  expect(enquiries.map((one) => [one.userEmail, one.fullName, one.bookAt]).sort()).toEqual([
    [user.email, 'Asha Rai', ''],
    [user.email, 'Asha Rai', ''],
    [user.email, 'Asha Rai', sent.book_at],
  ]);
  expect(messages.map(({ message }) => message).sort()).toEqual(['And in May?', 'Is it warm in April?']);
});

test('of an address that is not proved to be theirs, nobody is told', async () => {
  const user = await makeUser(site.db);
  await makeSubscriber(site.db, { email: user.email });
  await makeContactMessage(site.db, { email: user.email });
  const { body } = await site.get<OwnData>('/account/data', { as: await site.signIn(user) });
  expect(body.data.newsletter).toBeNull();
  expect(body.data.messages).toEqual([]);
});

test('whose session the owner of the address ends by proving it, is told nothing of it any more', async () => {
  let meanwhile: (() => Promise<void>) | undefined;
  const afterTheSessionWasFound: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      const work = meanwhile;
      meanwhile = undefined;
      await work?.();
      return result;
    },
  };
  const watched = await buildTestApp({ plugin: afterTheSessionWasFound });
  try {
    const user = await makeUser(watched.db);
    await makeSubscriber(watched.db, { email: user.email });
    await makeContactMessage(watched.db, { email: user.email });
    const as = await watched.signIn(user);
    meanwhile = () => markEmailProved(watched.db, user.id, new Date());
    const { status, body } = await watched.get<OwnData>('/account/data', { as });
    expect(status).toBe(200);
    expect(meanwhile).toBeUndefined();
    expect(body.data.newsletter).toBeNull();
    expect(body.data.messages).toEqual([]);
  } finally {
    await watched.close();
  }
});

test('sessions that ran out are not told', async () => {
  const user = await makeUser(site.db);
  site.setClock('2026-01-01T00:00:00Z');
  await site.signIn(user);
  site.setClock('2026-02-15T00:00:00Z');
  const as = await site.signIn(user);
  const { body } = await site.get<OwnData>('/account/data', { as });
  site.setClock();
  expect(body.data.sessions.map((session) => session.startedAt)).toEqual(['2026-02-15T00:00:00.000Z']);
});

test('for a sender of more than a statement can name, the file is made and everything is deleted', async () => {
  const asked: number[] = [];
  const lookingOn: KyselyPlugin = {
    transformQuery({ node }) {
      asked.push(longestList(node));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  const watched = await buildTestApp({ plugin: lookingOn });
  try {
    const { db } = watched;
    const user = await makeUser(db, { email_proved_at: new Date().toISOString() });
    const { id: _id, reference: _reference, ...enquiry } = await makeEnquiry(db, { user_id: user.id });
    const { id: _own, ...message } = await makeContactMessage(db, { email: user.email });
    const more = Array.from({ length: IDS_PER_QUERY + 1 }, newId);
    for (const ids of batchesOf(more, 100)) {
      await db
        .insertInto('bookings')
        .values(ids.map((id) => ({ ...enquiry, id, reference: id })))
        .execute();
      await db
        .insertInto('contact_messages')
        .values(ids.map((id) => ({ ...message, id, enquiry_id: id })))
        .execute();
    }
    const as = await watched.signIn(user);
    const file = await watched.get<OwnData>('/account/data', { as });
    expect(file.status).toBe(200);
    for (const list of [file.body.data.enquiries, file.body.data.messages])
      expect(list).toHaveLength(more.length + 1);

    const deleted = await watched.delete('/account', { as, body: { password: PASSWORD } });
    expect(deleted.status).toBe(200);
    expect(await db.selectFrom('contact_messages').select('id').execute()).toEqual([]);
    expect(Math.max(...asked)).toBe(IDS_PER_QUERY);
  } finally {
    await watched.close();
  }
}, 120_000);

/** Of the lists of values in a statement, the length of the longest. */
function longestList(node: unknown): number {
  if (typeof node !== 'object' || node === null) return 0;
  const parts = Object.values(node);
  const own = 'kind' in node && node.kind === 'PrimitiveValueListNode' && 'values' in node ? node.values : [];
  return Math.max(Array.isArray(own) ? own.length : 0, ...parts.map(longestList));
}
