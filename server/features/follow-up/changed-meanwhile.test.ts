// @module-tag dialect
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FailureAnswer } from '../../../contracts/answers.contract.ts';
import type { FollowUpFields } from '../../../contracts/enquiries/desk.contract.ts';
import type { DeskDetail, DeskEvent } from '../../../contracts/enquiries/desk-history.contract.ts';
import type { Changed } from '../../../contracts/enquiries/desk-work.contract.ts';
import { makeAdmin, makeContactMessage, makeEnquiry } from '../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import type { UserRow } from '../../db/schema.ts';

const NOW = '2026-11-20T06:30:00.000Z';
let site: TestApp;
let dolma: UserRow;
let nima: UserRow;
let rinzing: UserRow;
let as: string;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock(NOW);
  dolma = await makeAdmin(site.db, { username: 'Dolma' });
  as = await site.signIn(dolma);
  nima = await makeAdmin(site.db, { username: 'Nima' });
  rinzing = await makeAdmin(site.db, { username: 'Rinzing' });
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.db.updateTable('users').set({ role: 'admin', staff_role: 'manager' }).execute();
});

type Shown = { now: FollowUpFields; events: DeskEvent[] };
type Thing = { path: string; shown: () => Promise<Shown> };

async function shownEnquiry(path: string): Promise<Shown> {
  const { booking: now, events } = (await site.get<DeskDetail>(path, { as })).body.data;
  return { now, events };
}

async function enquiry(): Promise<Thing> {
  const { id } = await makeEnquiry(site.db, { created_at: NOW });
  const path = `/manage/bookings/${id}`;
  return { path, shown: () => shownEnquiry(path) };
}

async function message(): Promise<Thing> {
  const { id } = await makeContactMessage(site.db, { created_at: NOW });
  const path = `/contacts/${id}`;
  const shown = async () => {
    const { data } = (await site.get<FollowUpFields & { events: DeskEvent[] }>(path, { as })).body;
    return { now: data, events: data.events };
  };
  return { path, shown };
}

const put = (path: string, body: object) => site.put<{ undoId: string }>(path, { as, body });
const undo = (undoId: string) => site.post(`/manage/bookings/changes/${undoId}/undo`, { as });
const change = (enquiries: object[], what: object) =>
  site.post<Changed>('/manage/bookings/changes', { as, body: { bookings: enquiries, change: what } });
const refusal = ({ status, body }: { status: number; body: unknown }) => {
  const { code, message: text, changed } = body as FailureAnswer;
  return { status, code, text, changed };
};
const NOTHING = { on: null, words: '', forId: null };

describe.each([
  ['an enquiry', enquiry],
  ['a message', message],
])('of %s', (_what, make) => {
  test('who takes what a colleague took meanwhile is told whose it is, and takes it knowingly', async () => {
    const { path, shown } = await make();
    const give = (to: UserRow | null, seen?: UserRow | null) =>
      put(`${path}/owner`, { ownerId: to?.id, ...(seen !== undefined && { seen: seen?.id ?? null }) });
    expect((await give(rinzing, null)).status).toBe(200);
    expect(refusal(await give(dolma, null))).toEqual({
      ...{ status: 409, code: 'changed_meanwhile', text: 'It is Rinzing’s now.' },
      changed: { ownerId: rinzing.id, action: NOTHING },
    });
    expect((await shown()).now.owner?.username).toBe('Rinzing');
    // What both want is no conflict.
    expect((await give(rinzing, null)).status).toBe(200);
    expect((await give(dolma, rinzing)).status).toBe(200);
    await give(null);
    expect(refusal(await give(nima, dolma)).text).toBe('It is nobody’s now.');
    expect((await give(nima)).status).toBe(200);
    expect((await shown()).now.owner?.username).toBe('Nima');
  });

  test('of two who plan at once, the second is told what the first one planned', async () => {
    const { path, shown } = await make();
    const plan = (body: object) => put(`${path}/next-action`, body);
    const theirs = { on: '2026-11-24', words: 'Call her', forId: rinzing.id };
    expect((await plan({ ...theirs, seen: NOTHING })).status).toBe(200);
    const mine = { on: '2026-11-25', words: 'Send the plan', forId: dolma.id };
    expect(refusal(await plan({ ...mine, seen: NOTHING }))).toEqual({
      ...{ status: 409, code: 'changed_meanwhile' },
      text: 'The next action is another now (24 Nov 2026 · Call her · Rinzing).',
      changed: { ownerId: null, action: theirs },
    });
    expect((await plan({ ...theirs, seen: NOTHING })).status).toBe(200);
    expect((await shown()).now.nextActionWords).toBe('Call her');
    expect((await plan({ ...mine, seen: theirs })).status).toBe(200);
    await plan({ on: '' });
    expect(refusal(await plan({ ...theirs, seen: mine })).text).toBe('There is no next action any more.');
    expect((await plan(theirs)).status).toBe(200);
  });

  test('what is done is what was seen: two actions of one day are told apart', async () => {
    const { path, shown } = await make();
    const seen = { on: '2026-11-24', words: 'Call her', forId: dolma.id };
    await put(`${path}/next-action`, { ...seen, words: 'Send the plan' });
    const finish = (body: object) => put(`${path}/next-action/done`, { on: seen.on, ...body });
    const refused = refusal(await finish({ seen }));
    expect(refused.text).toBe('The next action is another now (24 Nov 2026 · Send the plan · Dolma).');
    expect((await finish({ seen: refused.changed?.action })).status).toBe(200);
    expect((await shown()).now.nextActionOn).toBeNull();
    // Pressed again, where the answer was lost.
    expect((await finish({ seen: refused.changed?.action })).status).toBe(200);
  });

  test('a next action may name nobody, no matter who the owner is', async () => {
    const { path, shown } = await make();
    const plan = (body: object) => put(`${path}/next-action`, { on: '2026-11-24', ...body });
    const doer = async () => (await shown()).now.nextActionFor?.username;
    await plan({});
    expect(await doer()).toBe('Dolma');
    await plan({ forId: '' });
    expect(await doer()).toBeUndefined();
    await plan({ forId: nima.id });
    await plan({ words: 'Call her' });
    expect(await doer()).toBe('Nima');
    await plan({ forId: null });
    expect(await doer()).toBeUndefined();
  });

  test('undoing says who is to do it, and gives nothing to who is of the staff no more', async () => {
    const { path, shown } = await make();
    await put(`${path}/owner`, { ownerId: nima.id });
    const given = await put(`${path}/owner`, { ownerId: dolma.id });
    await put(`${path}/next-action`, { on: '2026-11-24', words: 'Call her', forId: rinzing.id });
    const once = await put(`${path}/next-action/done`, { on: '2026-11-24' });
    await undo(once.body.data.undoId);
    expect((await shown()).events[0]).toMatchObject({ kind: 'next_action', forWhom: 'Rinzing' });
    const again = await put(`${path}/next-action/done`, { on: '2026-11-24' });
    for (const { id } of [nima, rinzing])
      await site.db
        .updateTable('users')
        .set({ role: 'user', staff_role: null })
        .where('id', '=', id)
        .execute();
    expect((await undo(again.body.data.undoId)).status).toBe(200);
    expect((await undo(given.body.data.undoId)).status).toBe(200);
    const { now, events } = await shown();
    expect(now).toMatchObject({ owner: null, nextActionWords: 'Call her', nextActionFor: null });
    expect(events[0]).toMatchObject({ kind: 'owner', from: 'Dolma', to: null });
  });

  test('what was given to who is of the staff no more is undone', async () => {
    const { path, shown } = await make();
    const given = await put(`${path}/owner`, { ownerId: nima.id });
    await site.db
      .updateTable('users')
      .set({ role: 'user', staff_role: null })
      .where('id', '=', nima.id)
      .execute();
    expect((await undo(given.body.data.undoId)).status).toBe(200);
    expect((await shown()).now.owner).toBeNull();
  });

  test('what was seen has a form', async () => {
    const { path } = await make();
    const faultsOf = async (seen: unknown) =>
      (await put(`${path}/next-action`, { on: '2026-11-24', seen })).body as unknown as FailureAnswer;
    expect((await faultsOf('nothing')).fields).toEqual({
      seen: 'Say what was seen: a day, words and a person.',
    });
  });
});

test('of several that are given away, what a colleague took meanwhile is left with them', async () => {
  const rows = [await makeEnquiry(site.db), await makeEnquiry(site.db, { owner_id: rinzing.id })];
  const { body } = await change(
    rows.map(({ id, status }) => ({ _id: id, status, ownerId: null })),
    { kind: 'owner', ownerId: dolma.id },
  );
  expect(body.data).toMatchObject({
    changed: 1,
    skipped: [{ reference: rows[1]?.reference, reason: 'It is Rinzing’s now.' }],
  });
});

test('what is closed keeps its next action, which is not due, and says so', async () => {
  const planned = { next_action_on: '2026-11-20', next_action_words: 'Call her' };
  const rows = [await makeEnquiry(site.db, planned), await makeEnquiry(site.db)];
  const closed = await change(
    rows.map(({ id, status }) => ({ _id: id, status })),
    { kind: 'status', to: 'cancelled' },
  );
  expect(closed.body.data).toMatchObject({ changed: 2, notDue: 1 });
  const path = `/manage/bookings/${rows[0]?.id}`;
  const shown = async () => (await shownEnquiry(path)).now;
  expect(await shown()).toMatchObject({ nextActionOn: '2026-11-20', actionAge: null });
  expect(refusal(await put(`${path}/next-action`, { on: '2026-11-25' }))).toMatchObject({
    status: 409,
    text: 'This enquiry is cancelled, so that nothing is due of it. Open it again first.',
  });
  await undo(closed.body.data.undoId ?? '');
  expect(await shown()).toMatchObject({ nextActionWords: 'Call her', actionAge: 'today' });
});

test('a message that is done, answered for good or spam says that its next action is not due', async () => {
  const END = ' Its next action of 20 Nov 2026 is not due any more.';
  const make = async () =>
    `/contacts/${(await makeContactMessage(site.db, { next_action_on: '2026-11-20' })).id}`;
  const [done, spam, replied] = [await make(), await make(), await make()];
  expect((await put(`${done}/done`, {})).body.message).toBe(`The message is done.${END}`);
  expect((await put(`${spam}/spam`, {})).body.message).toBe(`The message is in the spam folder.${END}`);
  const reply = (isDone: boolean) =>
    site.post(`${replied}/replies`, { as, body: { reply: 'Gladly.', isDone } });
  expect((await reply(false)).body.message).toBe('Your reply is on its way.');
  expect((await reply(true)).body.message).toBe(`Your reply is on its way.${END}`);
  await site.delete(`${done}/done`, { as });
  const { actionAge } = (await site.get<FollowUpFields>(done, { as })).body.data;
  expect(actionAge).toBe('today');
});
