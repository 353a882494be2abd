// @module-tag dialect
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DeskDetail } from '../../../contracts/enquiries/desk-history.contract.ts';
import { makeAdmin, makeContactMessage, makeEnquiry } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';

const NOW = '2026-11-20T06:30:00.000Z';
let site: TestApp;
let dolma: string;
let pema: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  dolma = await site.signIn(await makeAdmin(site.db, { username: 'Dolma' }));
  pema = await site.signIn(await makeAdmin(site.db, { username: 'Pema' }));
});
afterAll(() => site.close());

const reply = (id: string, as: string, body: object, headers = {}) =>
  site.post<{ _id: string }>(`/manage/bookings/${id}/reply`, {
    as,
    body: { subject: 'Your trip', ...body },
    headers,
  });
const mailsAbout = async (id: string) =>
  (await site.db.selectFrom('outbox').select('id').where('about_id', '=', id).execute()).length;

test('a reply to an enquiry that a colleague has answered since is refused, and tells of that answer', async () => {
  const { id } = await makeEnquiry(site.db);
  const first = await reply(id, pema, {
    text: `The rooms are free. ${'More. '.repeat(99)}`,
    answerSeen: null,
  });
  const late = await reply(id, dolma, { text: 'There is room.', answerSeen: null });
  expect(late).toMatchObject({ status: 409, body: { code: 'answered_meanwhile' } });
  const { answered } = late.body as { answered?: { text: string } };
  expect(answered).toMatchObject({ _id: first.body.data._id, by: 'Pema', at: NOW, kind: 'reply' });
  expect(answered?.text).toMatch(/^The rooms are free\. More\..*…$/);
  expect(answered?.text.length).toBeLessThan(300);
  expect(await mailsAbout(id)).toBe(1);
  // Send anyway: now it is known.
  const again = await reply(id, dolma, { text: 'There is room.', answerSeen: first.body.data._id });
  expect(again.status).toBe(200);
  expect(await mailsAbout(id)).toBe(2);
});

test('of two replies at one moment one goes out, and the other is asked', async () => {
  const { id } = await makeEnquiry(site.db);
  const both = [pema, dolma].map((as) => reply(id, as, { text: 'There is room.', answerSeen: null }));
  expect((await Promise.all(both)).map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await mailsAbout(id)).toBe(1);
});

test('a colleague’s call or WhatsApp message is an answer too; one’s own is known', async () => {
  for (const channel of ['call', 'whatsapp']) {
    const { id } = await makeEnquiry(site.db);
    const log = (as: string) =>
      site.post(`/manage/bookings/${id}/contacts`, { as, body: { channel, text: 'Agreed.' } });
    await log(dolma);
    expect((await reply(id, dolma, { text: 'As I said.', answerSeen: null })).status).toBe(200);
    const refused = await reply(id, pema, { text: 'There is room.', answerSeen: null });
    expect(refused.status).toBe(409);
  }
});

test('the answers of what was merged into it count', async () => {
  const survivor = await makeEnquiry(site.db, { created_at: '2026-11-18T06:30:00.000Z' });
  const other = await makeEnquiry(site.db, { created_at: NOW });
  await reply(other.id, pema, { text: 'There is room.' });
  await site.post(`/manage/bookings/${survivor.id}/merge`, { as: pema, body: { otherId: other.id } });
  expect((await reply(survivor.id, dolma, { text: 'Hello.', answerSeen: null })).status).toBe(409);
  const { events } = (await site.get<DeskDetail>(`/manage/bookings/${survivor.id}`, { as: dolma })).body.data;
  const seen = events.find(({ kind }) => kind === 'reply')?._id;
  expect((await reply(survivor.id, dolma, { text: 'Hello.', answerSeen: seen })).status).toBe(200);
});

test('what was seen before a merge was undone is known still, and what came after it is not', async () => {
  const survivor = await makeEnquiry(site.db, { created_at: '2026-11-18T06:30:00.000Z' });
  const other = await makeEnquiry(site.db, { created_at: NOW });
  const later = (minutes: number) =>
    site.setClock(new Date(Date.parse(NOW) + minutes * 60_000).toISOString());
  await reply(survivor.id, pema, { text: 'There is room.' });
  later(1);
  const seen = (await reply(other.id, pema, { text: 'It is warm.' })).body.data._id;
  later(2);
  const merged = await site.post<{ undoId: string }>(`/manage/bookings/${survivor.id}/merge`, {
    as: pema,
    body: { otherId: other.id },
  });
  await site.post(`/manage/bookings/changes/${merged.body.data.undoId}/undo`, { as: pema });
  expect((await reply(survivor.id, dolma, { text: 'Hello.', answerSeen: seen })).status).toBe(200);
  later(3);
  await reply(survivor.id, pema, { text: 'The road is open.' });
  expect((await reply(survivor.id, dolma, { text: 'Hello again.', answerSeen: seen })).status).toBe(409);
  site.setClock(NOW);
});

test('a repeat of what went out already is answered as the first time', async () => {
  const { id } = await makeEnquiry(site.db);
  const send = () =>
    reply(id, dolma, { text: 'Once.', answerSeen: null }, { 'idempotency-key': `once ${id}` });
  const first = await send();
  expect(first.status).toBe(200);
  expect((await send()).body).toEqual(first.body);
  expect(await mailsAbout(id)).toBe(1);
});

test('one’s own reply that is not known to have gone out is asked about, then a colleague’s after it', async () => {
  const { id } = await makeEnquiry(site.db);
  const first = await reply(id, dolma, { text: 'First version.', answerSeen: null });
  const second = { text: 'First version. Second thought.', isAfterLost: true };
  const refused = await reply(id, dolma, { ...second, answerSeen: null });
  expect(refused).toMatchObject({
    status: 409,
    body: { answered: { _id: first.body.data._id, text: 'First version.', isOwn: true } },
  });
  const answerSeen = first.body.data._id;
  await reply(id, pema, { text: 'There is room.', answerSeen });
  const stillFirst = await reply(id, dolma, { ...second, answerSeen: null });
  expect(stillFirst).toMatchObject({ status: 409, body: { answered: { isOwn: true } } });
  const told = await reply(id, dolma, { ...second, answerSeen });
  expect(told).toMatchObject({ status: 409, body: { answered: { by: 'Pema' } } });
  expect(await mailsAbout(id)).toBe(2);

  const { id: message } = await makeContactMessage(site.db);
  const write = (body: object) =>
    site.post(`/contacts/${message}/replies`, { as: dolma, body: { answerSeen: null, ...body } });
  expect((await write({ reply: 'First version.', isAfterLost: true })).status).toBe(200);
  expect((await write({ reply: 'Second.', isAfterLost: true })).status).toBe(409);
});

test.each([
  ['Dear Asha Rai,', 'Only the beginning stands here. Write your answer.'],
  ['Dear Asha Rai,\n\nThank you for your enquiry. ', 'Only the beginning stands here. Write your answer.'],
  ['  Dear Asha  Rai,\nThank you for\nyour enquiry.', 'Only the beginning stands here. Write your answer.'],
  ['It costs [price: not known] for […] days.', 'Fill this first: [price: not known], […].'],
  ['It costs {price} for [... days].', 'Fill this first: {price}, [... days].'],
])('a start that nobody wrote on is not sent: %j', async (text, fault) => {
  const { id } = await makeEnquiry(site.db, { full_name: 'Asha Rai' });
  const { status, body } = await reply(id, dolma, { text, answerSeen: null });
  expect(status).toBe(400);
  expect(body.fields).toEqual({ text: fault });
  expect(await mailsAbout(id)).toBe(0);
});

test('a reply to a message that was answered since asks first, and its greeting alone is not sent', async () => {
  const { id } = await makeContactMessage(site.db, { name: 'Bina Lama' });
  const answer = (as: string, body: object) => site.post(`/contacts/${id}/replies`, { as, body });
  const alone = await answer(dolma, { reply: 'Dear Bina Lama,', answerSeen: null });
  expect(alone.body.fields).toEqual({ reply: 'Only the beginning stands here. Write your answer.' });
  expect((await answer(dolma, { reply: 'For […] days.' })).status).toBe(400);

  expect((await answer(pema, { reply: 'Gladly.', answerSeen: null })).status).toBe(200);
  const late = await answer(dolma, { reply: 'Yes.', answerSeen: null });
  expect(late.status).toBe(409);
  const { answered } = late.body as { answered?: { _id: string } };
  expect(answered).toMatchObject({ by: 'Pema', text: 'Gladly.' });
  expect((await answer(dolma, { reply: 'Yes.', answerSeen: answered?._id })).status).toBe(200);
});

test('a colleague’s call or WhatsApp message to the sender of a contact message is an answer too; one’s own is known', async () => {
  for (const channel of ['call', 'whatsapp']) {
    const { id } = await makeContactMessage(site.db);
    const answer = (as: string, body: object) =>
      site.post(`/contacts/${id}/replies`, { as, body: { reply: 'Gladly.', ...body } });
    await site.post(`/contacts/${id}/contacts`, { as: dolma, body: { channel, text: 'Agreed.' } });
    const refused = await answer(pema, { answerSeen: null });
    expect([refused.status, refused.body]).toMatchObject([409, { answered: { by: 'Dolma', kind: channel } }]);
    expect((await answer(dolma, { answerSeen: null })).status).toBe(200);
    // Her own second one, of a tab that did not show the first.
    expect((await answer(dolma, { answerSeen: null })).status).toBe(200);
  }
});

test('what was answered on a message counts on the enquiry that was made of it, and the other way round', async () => {
  const { id } = await makeContactMessage(site.db, { created_at: '2026-11-18T06:30:00.000Z' });
  const onMessage = (as: string, answerSeen: string | null) =>
    site.post(`/contacts/${id}/replies`, { as, body: { reply: 'Gladly.', answerSeen } });
  await onMessage(pema, null);
  const { body } = await site.post<{ _id: string }>(`/contacts/${id}/enquiry`, { as: dolma });
  const elder = await makeEnquiry(site.db, { created_at: '2026-11-17T06:30:00.000Z' });
  await site.post(`/manage/bookings/${elder.id}/merge`, { as: dolma, body: { otherId: body.data._id } });

  // On the survivor: the answer to the message is shown last, and is what was seen.
  const first = await reply(elder.id, dolma, { text: 'There is room.', answerSeen: null });
  expect(first.status).toBe(409);
  const { events } = (await site.get<DeskDetail>(`/manage/bookings/${elder.id}`, { as: dolma })).body.data;
  const shown = events.find(({ kind }) => kind === 'reply')?._id ?? null;
  expect((await reply(elder.id, dolma, { text: 'There is room.', answerSeen: shown })).status).toBe(200);
  // On the message: a colleague has answered the enquiry since.
  expect((await onMessage(pema, shown)).status).toBe(409);
});

test('of two answers at one moment, one on the message and one on its enquiry, one goes out', async () => {
  const { id } = await makeContactMessage(site.db);
  const { body } = await site.post<{ _id: string }>(`/contacts/${id}/enquiry`, { as: dolma });
  const both = await Promise.all([
    site.post(`/contacts/${id}/replies`, { as: pema, body: { reply: 'Gladly.', answerSeen: null } }),
    reply(body.data._id, dolma, { text: 'There is room.', answerSeen: null }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});
