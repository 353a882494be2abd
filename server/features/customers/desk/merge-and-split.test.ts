// @module-tag dialect
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { customerDesk } from '../../../../tests/support/customer-desk.ts';
import { askMeanwhile, untilWaitingFor } from '../../../../tests/support/database/postgres-waiting.ts';
import { isOnPostgres } from '../../../../tests/support/database/test-database.ts';
import { makeAdmin, makeContactMessage } from '../../../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { runTransaction } from '../../../db/transaction.ts';
import { lockUser } from '../../accounts/users.queries.ts';
import { mergeCustomers } from './merge-and-split.ts';

let site: TestApp;
let staff: string;
let desk: ReturnType<typeof customerDesk>;
beforeAll(async () => {
  site = await buildTestApp();
  staff = await site.signIn(await makeAdmin(site.db, { username: 'Nima' }));
  desk = customerDesk(site, staff);
});
afterAll(() => site.close());
beforeEach(() => desk.forgetAll());

describe('two customers', () => {
  async function makeTwo() {
    const one = await desk.enquiryOf({ phone: '+919832000001', full_name: 'Asha Rai' });
    const two = await desk.enquiryOf({ phone: '+919832000002', full_name: 'Asha Gurung' });
    const [first, second] = [await desk.customerOf(one.id), await desk.customerOf(two.id)];
    return { one, two, first: first?._id ?? '', second: second?._id ?? '' };
  }

  test('are merged with their notes; the former page leads to the other; and it is undone', async () => {
    const { first, second, two } = await makeTwo();
    await desk.press(`${second}/notes`, { text: 'Married name: Rai' });
    const { undoId } = await desk.merge(first, second);
    expect(await desk.list()).toMatchObject([{ _id: first, enquiryCount: 2 }]);
    expect(await desk.detail(second)).toMatchObject({ _id: first, notes: [{ text: 'Married name: Rai' }] });
    // What comes with the one's number is the other's, too.
    await desk.enquiryOf({ phone: two.phone, full_name: 'Asha Gurung' });
    expect(await desk.list()).toMatchObject([{ _id: first, enquiryCount: 3 }]);
    await desk.undo(undoId);
    expect((await desk.list()).map(({ _id, enquiryCount }) => [_id, enquiryCount]).sort()).toEqual(
      [
        [first, 1],
        [second, 2],
      ].sort(),
    );
    expect((await desk.detail(second)).notes).toMatchObject([{ text: 'Married name: Rai' }]);
    const again = await site.post(`/manage/customers/changes/${undoId}/undo`, { as: staff });
    expect(again.status).toBe(409);
    const log = await site.db
      .selectFrom('audit_log')
      .select(['action', 'actor_name', 'subject_label'])
      .orderBy('id')
      .execute();
    expect(log.map(({ action }) => action)).toEqual(['customer.note', 'customer.merge', 'customer.unmerge']);
    // A name would stay when its owner asks to be forgotten.
    expect(JSON.stringify(log)).not.toContain('Asha');
  });

  test('that were merged one into the next are three again when that is undone, which begins with the last', async () => {
    const { one, two, first, second } = await makeTwo();
    const three = await desk.enquiryOf({ phone: '+919832000003', full_name: 'Asha Tamang' });
    const third = (await desk.customerOf(three.id))?._id ?? '';
    const inner = await desk.merge(second, first);
    const outer = await desk.merge(third, second);
    expect(await desk.list()).toMatchObject([{ _id: third, enquiryCount: 3 }]);
    expect((await desk.detail(first))._id).toBe(third);
    const early = await site.post(`/manage/customers/changes/${inner.undoId}/undo`, { as: staff });
    expect([early.status, early.body.message]).toEqual([
      409,
      'One of the two was merged or split since. Undo that first.',
    ]);
    await desk.undo(outer.undoId);
    expect((await desk.detail(first))._id).toBe(second);
    await desk.undo(inner.undoId);
    const names = (await desk.list()).map(({ _id, name, enquiryCount }) => [_id, name, enquiryCount]);
    expect(names.sort()).toEqual(
      [
        [first, 'Asha Rai', 1],
        [second, 'Asha Gurung', 1],
        [third, 'Asha Tamang', 1],
      ].sort(),
    );
    for (const [id, { id: enquiryId }] of [
      [first, one],
      [second, two],
      [third, three],
    ] as const) {
      expect((await desk.detail(id))._id).toBe(id);
      expect((await desk.customerOf(enquiryId))?._id).toBe(id);
    }
  });

  test('that are one already are not merged', async () => {
    const { first } = await makeTwo();
    const answer = await site.post(`/manage/customers/${first}/merge`, {
      as: staff,
      body: { otherId: first },
    });
    expect([answer.status, answer.body.message]).toEqual([409, 'They are one customer already.']);
  });
});

describe.runIf(isOnPostgres())('at the same time', () => {
  test('a note that is written while two are merged stands on the page of the one', async () => {
    const staffUser = await makeAdmin(site.db);
    const one = await desk.enquiryOf({ phone: '+919832000001', full_name: 'Asha Rai' });
    const two = await desk.enquiryOf({ phone: '+919832000002', full_name: 'Asha Gurung' });
    const [stays, goes] = [await desk.customerOf(one.id), await desk.customerOf(two.id)].map(
      (customer) => customer?._id ?? '',
    ) as [string, string];
    await askMeanwhile(
      site.db,
      (trx) => mergeCustomers(trx, stays, goes, { actor: staffUser, now: new Date() }),
      [() => desk.press(`${goes}/notes`, { text: 'Eats no meat' })],
    );
    expect((await desk.detail(stays)).notes).toMatchObject([{ text: 'Eats no meat' }]);
  });

  test('a change of the colleague’s account, which links last, does not wait for a merge that waits for it', async () => {
    const colleague = await makeAdmin(site.db);
    const as = await site.signIn(colleague);
    const { id } = await desk.enquiryOf({ phone: '+919832000001', full_name: 'Asha Rai' });
    const own = (await desk.customerOf(id))?._id;
    const noted = await runTransaction(site.db, async (trx) => {
      await lockUser(trx, colleague.id);
      const note = site.post(`/manage/customers/${own}/notes`, { as, body: { text: 'Eats no meat' } });
      await untilWaitingFor(trx);
      const lock = sql<{ taken: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended('customers', 0)) as taken`;
      expect((await lock.execute(trx)).rows).toEqual([{ taken: true }]);
      return { note };
    });
    expect((await noted.note).status).toBe(200);
  });
});

describe('a split', () => {
  const FAMILY = '+919832077777';

  test('stays when the next one comes by the same phone and address, and is undone', async () => {
    const asha = await desk.enquiryOf({
      phone: FAMILY,
      full_name: 'Asha Rai',
      user_email: 'asha@hills.test',
    });
    const bimal = await desk.enquiryOf({
      phone: FAMILY,
      full_name: 'Bimal Rai',
      user_email: 'bimal@hills.test',
    });
    const own = (await desk.list())[0]?._id ?? '';
    const { _id, undoId } = await desk.split(own, [{ kind: 'enquiry', _id: bimal.id }]);
    expect((await desk.customerOf(asha.id))?._id).toBe(own);
    expect((await desk.customerOf(bimal.id))?._id).toBe(_id);
    // The address is surer than the phone; neither makes them one.
    const next = await desk.enquiryOf({ phone: FAMILY, full_name: 'Rai', user_email: 'bimal@hills.test' });
    const byPhone = await desk.enquiryOf({ phone: FAMILY, full_name: 'Rai' });
    expect((await desk.customerOf(next.id))?._id).toBe(_id);
    expect(await desk.list()).toHaveLength(2);
    expect([own, _id]).toContain((await desk.customerOf(byPhone.id))?._id);
    await desk.undo(undoId);
    expect(await desk.list()).toMatchObject([{ _id: own, enquiryCount: 4 }]);
    expect((await desk.detail(_id))._id).toBe(own);
  });

  test('leaves what was noted since to the one again when it is undone', async () => {
    await desk.enquiryOf({ phone: FAMILY, full_name: 'Asha Rai' });
    const bimal = await desk.enquiryOf({ phone: FAMILY, full_name: 'Bimal Rai' });
    const own = (await desk.list())[0]?._id ?? '';
    const { _id, undoId } = await desk.split(own, [{ kind: 'enquiry', _id: bimal.id }]);
    await desk.press(`${_id}/notes`, { text: 'Eats no meat' });
    await desk.undo(undoId);
    expect((await desk.detail(own)).notes).toMatchObject([{ text: 'Eats no meat' }]);
    expect((await desk.detail(_id))._id).toBe(own);
  });

  test('takes a message and the enquiry made of it along together, whichever is chosen', async () => {
    await desk.enquiryOf({ phone: FAMILY, full_name: 'Asha Rai' });
    const other = await desk.enquiryOf({ phone: FAMILY, full_name: 'Bimal Rai' });
    const message = await makeContactMessage(site.db, { mobile: FAMILY, email: '', name: 'Bimal Rai' });
    const made = await site.post<{ _id: string }>(`/contacts/${message.id}/enquiry`, { as: staff });
    await site.post(`/manage/bookings/${other.id}/merge`, {
      as: staff,
      body: { otherId: made.body.data._id },
    });
    const own = (await desk.list())[0]?._id ?? '';
    for (const chosen of [
      { kind: 'message' as const, _id: message.id },
      { kind: 'enquiry' as const, _id: made.body.data._id },
      { kind: 'enquiry' as const, _id: other.id },
    ]) {
      const { _id, undoId } = await desk.split(own, [chosen]);
      const { enquiries, messages } = await desk.detail(_id);
      expect([enquiries.map((one) => one._id), messages.map((one) => one._id)]).toEqual([
        [other.id],
        [message.id],
      ]);
      expect((await desk.detail(own)).messages).toEqual([]);
      await desk.undo(undoId);
    }
  });

  test('has to leave something, and to take something', async () => {
    const { id } = await desk.enquiryOf({ phone: FAMILY, full_name: 'Asha Rai' });
    const own = (await desk.list())[0]?._id ?? '';
    const send = (items: unknown) =>
      site.post(`/manage/customers/${own}/split`, { as: staff, body: { items } });
    expect((await send([{ kind: 'enquiry', _id: id }])).body.fields).toEqual({
      items: 'Something has to stay with this customer.',
    });
    expect((await send([])).status).toBe(400);
    expect((await send([{ kind: 'enquiry', _id: 'another’s' }])).status).toBe(404);
  });
});
