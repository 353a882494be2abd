// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ContactMessageDetail } from '../../../contracts/contacts/manage-contacts.contract.ts';
import type { DeskDetail } from '../../../contracts/enquiries/desk-history.contract.ts';
import type { InboxItem } from '../../../contracts/inbox/inbox.contract.ts';
import { untilWaiting } from '../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../tests/support/database/test-database.ts';
import { makeAdmin, makeContactMessage, makeEnquiry } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';
import { lockContactMessages } from './contacts.queries.ts';

const CAME = '2026-11-18T06:30:00.000Z';
const [FIRST, THEN, LAST] = [
  '2026-11-20T06:30:00.000Z',
  '2026-11-20T07:30:00.000Z',
  '2026-11-20T08:30:00.000Z',
];
let site: TestApp;
let dolma: string;
let pema: string;

beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date(FIRST));
  site.setClock(FIRST);
  dolma = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
  pema = await site.signIn(await makeAdmin(site.db, { username: 'Pema' }));
});
afterAll(() => site.close());
beforeEach(async () => {
  site.setClock(FIRST);
  for (const table of ['contact_messages', 'bookings'] as const) await site.db.deleteFrom(table).execute();
});

const write = () => makeContactMessage(site.db, { created_at: CAME });
const message = async (id: string) =>
  (await site.get<ContactMessageDetail>(`/contacts/${id}`, { as: dolma })).body.data;
const enquiry = async (id: string) =>
  (await site.get<DeskDetail>(`/manage/bookings/${id}`, { as: dolma })).body.data;
const reply = <Data = unknown>(id: string, as: string, body: object = {}) =>
  site.post<Data>(`/contacts/${id}/replies`, { as, body: { reply: 'Gladly.', ...body } });
const replyToEnquiry = (id: string, as: string, body: object = {}) =>
  site.post(`/manage/bookings/${id}/reply`, { as, body: { subject: 'Trip', text: 'Gladly.', ...body } });
const log = <Data = unknown>(id: string, as: string, channel = 'call') =>
  site.post<Data>(`/contacts/${id}/contacts`, { as, body: { channel, text: 'Agreed.' } });
const become = async (id: string, as = dolma) =>
  (await site.post<{ _id: string; undoId: string }>(`/contacts/${id}/enquiry`, { as })).body.data;
const merge = async (id: string, otherId: string) =>
  (await site.post<{ undoId: string }>(`/manage/bookings/${id}/merge`, { as: dolma, body: { otherId } })).body
    .data;
const undo = (undoId: string) => site.post(`/manage/bookings/changes/${undoId}/undo`, { as: dolma });
const inInbox = async () =>
  (await site.get<InboxItem[]>('/manage/inbox', { as: dolma })).body.data.map(({ _id }) => _id);

describe('an answer on a message is one on the enquiry that was made of it', () => {
  test.each(['mail', 'call', 'whatsapp'])('by %s: the clock stops, and it waits no longer', async (way) => {
    const { id } = await write();
    const { _id } = await become(id);
    expect(await inInbox()).toEqual([_id]);
    expect((await (way === 'mail' ? reply(id, pema) : log(id, pema, way))).status).toBe(200);
    expect((await enquiry(_id)).booking).toMatchObject({
      status: 'contacted',
      firstReplyAt: FIRST,
      replyAge: null,
    });
    expect(await inInbox()).toEqual([]);
  });

  test('it was merged into another: that is answered with it, and is not any more once the two part', async () => {
    const { id } = await write();
    const { _id } = await become(id);
    const elder = await makeEnquiry(site.db, { created_at: '2026-11-17T06:30:00.000Z' });
    const { undoId } = await merge(elder.id, _id);
    expect(await inInbox()).toEqual([elder.id]);
    await reply(id, pema);
    expect((await enquiry(elder.id)).booking).toMatchObject({ status: 'contacted', firstReplyAt: FIRST });
    expect(await inInbox()).toEqual([]);
    expect((await undo(undoId)).status).toBe(200);
    expect((await enquiry(elder.id)).booking).toMatchObject({ status: 'new', firstReplyAt: null });
    expect((await enquiry(_id)).booking).toMatchObject({ status: 'contacted', firstReplyAt: FIRST });
  });

  test('another was merged into it: parted, it still has the answer that its own message got', async () => {
    const { id } = await write();
    const { _id } = await become(id);
    const answered = await makeEnquiry(site.db, { created_at: FIRST });
    await replyToEnquiry(answered.id, pema);
    const { undoId } = await merge(_id, answered.id);
    site.setClock(THEN);
    await reply(id, pema);
    await undo(undoId);
    expect((await enquiry(_id)).booking).toMatchObject({ status: 'contacted', firstReplyAt: THEN });
  });
});

test('an enquiry made of a message was answered when that was answered first', async () => {
  const { id } = await write();
  await log(id, pema);
  for (const moment of [THEN, LAST]) {
    site.setClock(moment);
    await reply(id, pema);
  }
  const { _id } = await become(id);
  expect((await enquiry(_id)).booking).toMatchObject({ status: 'contacted', firstReplyAt: FIRST });
});

describe('answering what nobody looks after makes one its owner', () => {
  test.each(['mail', 'call', 'whatsapp'])('a message, by %s; and that can be changed', async (way) => {
    const { id } = await write();
    await (way === 'mail' ? reply(id, pema) : log(id, pema, way));
    const { owner, events } = await message(id);
    expect(owner?.username).toBe('Pema');
    expect(events.find(({ kind }) => kind === 'owner')).toMatchObject({ from: null, to: 'Pema', by: 'Pema' });
    await reply(id, dolma);
    expect((await message(id)).owner?.username).toBe('Pema');
    const given = await site.put<{ undoId: string }>(`/contacts/${id}/owner`, { as: dolma, body: {} });
    expect((await message(id)).owner).toBeNull();
    expect((await undo(given.body.data.undoId)).status).toBe(200);
    expect((await message(id)).owner?.username).toBe('Pema');
  });

  test('an enquiry, by mail or call; one that has an owner keeps it', async () => {
    const nobodys = await makeEnquiry(site.db);
    await site.post(`/manage/bookings/${nobodys.id}/contacts`, { as: pema, body: { channel: 'call' } });
    await replyToEnquiry(nobodys.id, dolma);
    const answered = await enquiry(nobodys.id);
    expect(answered.booking.owner?.username).toBe('Pema');
    const owners = answered.events.filter(({ kind }) => kind === 'owner');
    expect(owners).toMatchObject([{ from: null, to: 'Pema' }]);
    const last = await makeEnquiry(site.db);
    await replyToEnquiry(last.id, dolma);
    expect((await enquiry(last.id)).booking.owner?.username).toBe('Dolma');
  });

  test('of a message that became an enquiry, it is the enquiry that is looked after', async () => {
    const { id } = await write();
    const { _id } = await become(id);
    await site.put(`/manage/bookings/${_id}/owner`, { as: dolma, body: {} });
    await reply(id, pema);
    expect((await enquiry(_id)).booking.owner?.username).toBe('Pema');
    expect((await message(id)).owner).toBeNull();
  });

  test('what was done before can still be undone', async () => {
    const { id } = await makeEnquiry(site.db);
    const planned = await site.put<{ undoId: string }>(`/manage/bookings/${id}/next-action`, {
      ...{ as: dolma, body: { on: '2026-11-24', words: 'Ask for dates' } },
    });
    await replyToEnquiry(id, pema);
    expect((await undo(planned.body.data.undoId)).status).toBe(200);
    expect((await enquiry(id)).booking).toMatchObject({ nextActionOn: null, owner: { username: 'Pema' } });
  });
});

describe('an answer after which nothing is planned is asked about again', () => {
  type Planned = { nextAction: { on: string; undoId: string } | null };
  const AGAIN = { nextActionOn: '2026-11-24', nextActionWords: 'No answer yet: ask again' };
  const NOTHING = { nextActionOn: null, nextActionWords: '' };
  const planned = ({ body }: { body: { data: Planned } }) => body.data.nextAction;

  test.each(['mail', 'whatsapp'])('a message, by %s; one press drops it', async (way) => {
    const { id } = await write();
    const nextAction = planned(
      await (way === 'mail' ? reply<Planned>(id, pema) : log<Planned>(id, pema, way)),
    );
    expect(nextAction?.on).toBe(AGAIN.nextActionOn);
    expect(await message(id)).toMatchObject({ ...AGAIN, nextActionFor: { username: 'Pema' } });
    expect((await undo(nextAction?.undoId ?? '')).status).toBe(200);
    expect(await message(id)).toMatchObject(NOTHING);
  });

  test('not after a call, where it is done, or where something is planned already', async () => {
    const [called, done, before, busy] = [await write(), await write(), await write(), await write()];
    expect(planned(await log<Planned>(called.id, pema))).toBeNull();
    expect(planned(await reply<Planned>(done.id, pema, { isDone: true }))).toBeNull();
    await site.put(`/contacts/${before.id}/done`, { as: dolma });
    expect(planned(await reply<Planned>(before.id, pema))).toBeNull();
    for (const { id } of [called, done, before]) expect(await message(id)).toMatchObject(NOTHING);
    const action = { on: '2026-12-01', words: 'Book the jeep' };
    await site.put(`/contacts/${busy.id}/next-action`, { as: dolma, body: action });
    expect(planned(await reply<Planned>(busy.id, pema))).toBeNull();
    expect(await message(busy.id)).toMatchObject({ nextActionWords: 'Book the jeep' });
  });

  test('the enquiry that was made of it; and what that was merged into, where it is seen', async () => {
    const { id } = await write();
    const { _id } = await become(id);
    const elder = await makeEnquiry(site.db, { created_at: '2026-11-17T06:30:00.000Z' });
    const merged = await merge(elder.id, _id);
    const nextAction = planned(await reply<Planned>(id, pema));
    expect((await enquiry(elder.id)).booking).toMatchObject(AGAIN);
    expect((await undo(nextAction?.undoId ?? '')).status).toBe(200);
    expect((await enquiry(elder.id)).booking).toMatchObject(NOTHING);
    await undo(merged.undoId);
    expect((await enquiry(_id)).booking).toMatchObject(NOTHING);
    expect(planned(await reply<Planned>(id, pema))?.on).toBe(AGAIN.nextActionOn);
    expect((await enquiry(_id)).booking).toMatchObject(AGAIN);
    expect(await message(id)).toMatchObject(NOTHING);
  });
});

test.runIf(isOnPostgres())(
  'what waited for somebody else to finish stands behind it, though it was asked for before',
  async () => {
    const { id } = await write();
    const { _id } = await become(id);
    const asking = await site.db.transaction().execute(async (trx) => {
      await lockContactMessages(trx, [id]);
      const asked = [reply(id, pema), log(id, pema)];
      await untilWaiting(trx, 2);
      site.setClock(LAST);
      return { asked };
    });
    for (const answer of await Promise.all(asking.asked)) expect(answer.status).toBe(200);
    const { events } = await enquiry(_id);
    const answers = events.filter(({ kind }) => kind === 'reply' || kind === 'call');
    expect(answers.map(({ at }) => at)).toEqual([LAST, LAST]);
  },
);
