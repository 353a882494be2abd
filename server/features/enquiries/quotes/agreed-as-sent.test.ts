import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeEnquiry, makeOwner } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { publishContent } from '../../../../tests/support/publish-content.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../db/schema.ts';

const NOW = '2026-11-30T06:30:00.000Z';
const PHONED = { option: 0, name: 'Asha Rai', state: '19', channel: 'phone' };
const line = { text: 'Tour', quantity: 2, each: 30_000, cost: null, treatment: 'priced' };
const CONTENT = {
  options: [{ label: 'Standard', lines: [line], discount: 0, discountReason: '' }],
  ...{ travelDay: '2027-04-12', people: 2, taxKind: 'package', isTaxIncluded: false },
};
let site: TestApp;
let money: ReturnType<typeof moneyDesk>;
let enquiry: BookingRow;

beforeAll(async () => {
  site = await buildTestApp();
});
beforeEach(async () => {
  site.setClock(NOW);
  money = moneyDesk(site, await site.signIn(await makeOwner(site.db)));
  enquiry = await makeEnquiry(site.db);
});
afterAll(() => site.close());

const rowOf = ({ id }: BookingRow) =>
  site.db.selectFrom('quotes').selectAll().where('booking_id', '=', id).executeTakeFirstOrThrow();

test('what is accepted is what was read: with another hash nothing is, and the hash is of what was sent', async () => {
  const { token } = await money.quotes.sent(enquiry, CONTENT);
  const { status, body } = await money.quotes.accept(token, { sha256: '0'.repeat(64) });
  expect([status, body.message]).toEqual([409, 'This is another quotation than the one you read.']);
  const { state, sent, sha256 } = await rowOf(enquiry);
  expect([state, sha256]).toEqual(['sent', createHash('sha256').update(`${sent}`).digest('hex')]);
  expect((await money.quotes.accept(token)).status).toBe(200);
});

test('what is accepted cannot be written anew', async () => {
  const { quote } = await money.quotes.sent(enquiry, CONTENT);
  const accepted = (await money.quotes.act(enquiry, quote, 'acceptance', PHONED)).body.data;
  const before = await rowOf(enquiry);
  expect((await money.quotes.save(enquiry, accepted, { words: 'Half of it' })).status).toBe(409);
  expect(await rowOf(enquiry)).toEqual(before);
});

test('staff do not accept what has lapsed', async () => {
  const { quote } = await money.quotes.sent(enquiry, CONTENT);
  site.setClock('2026-12-08T06:30:00.000Z');
  money = moneyDesk(site, await site.signIn(await makeOwner(site.db)));
  const { status, body } = await money.quotes.act(enquiry, quote, 'acceptance', PHONED);
  expect([status, body.message]).toEqual([409, expect.stringContaining('held until 7 Dec 2026')]);
  expect((await rowOf(enquiry)).state).toBe('sent');
});

test('policy, rates and settings that change later change nothing of what was sent', async () => {
  const name = async (agencyName: string) => {
    const stored = { value: JSON.stringify(agencyName), is_placeholder: 0 as const, updated_at: NOW };
    await site.db
      .insertInto('settings')
      .values({ ...stored, name: 'agencyName' })
      .onConflict((on) => on.column('name').doUpdateSet(stored))
      .execute();
  };
  await name('Teesta Trails');
  expect((await money.saveRules('2026-11-30')).status).toBe(200);
  const { token } = await money.quotes.sent(enquiry, CONTENT);
  const before = await money.quotes.look(token);
  expect(before).toMatchObject({
    quote: { seller: { agencyName: 'Teesta Trails' }, options: [{ totals: { total: 63_000_00 } }] },
  });

  await name('Rangeet Journeys');
  expect((await money.saveRules('2026-11-30', { packagePercent: 12 })).status).toBe(200);
  await publishContent(site.db, 'policies', { figures: { advancePercent: 80 } });
  expect(await money.quotes.look(token)).toEqual(before);
  // Another one says all of it.
  const later = await money.quotes.sent(await makeEnquiry(site.db), CONTENT);
  expect(await money.quotes.look(later.token)).toMatchObject({
    quote: {
      ...{ seller: { agencyName: 'Rangeet Journeys' }, options: [{ totals: { total: 67_200_00 } }] },
      terms: { figures: { advancePercent: 80 } },
    },
  });
  expect((await money.quotes.accept(token)).body.data).toMatchObject({
    decision: { plan: [{ paise: 31_500_00 }, { paise: 31_500_00 }] },
  });
});
