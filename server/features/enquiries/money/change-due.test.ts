// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { DeskMoney } from '../../../../contracts/money/money.contract.ts';
import { makeAdmin } from '../../../../tests/support/factories.ts';
import { moneyDesk } from '../../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import type { BookingRow } from '../../../db/schema.ts';

const BALANCE_DAY = '2027-03-13';
let site: TestApp;
let as: string;
let desk: ReturnType<typeof moneyDesk>;
let enquiry: BookingRow;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock('2026-11-30T06:30:00.000Z');
  as = await site.signIn(await makeAdmin(site.db));
  desk = moneyDesk(site, as);
});
beforeEach(async () => {
  ({ enquiry } = await desk.agreed());
});
afterAll(() => site.close());

const balanceOf = async () => (await desk.money(enquiry)).instalments.at(-1);
const change = async (body: object) =>
  site.put<DeskMoney>(`/manage/bookings/${enquiry.id}/dues/${(await balanceOf())?._id}`, {
    ...{ as, headers: desk.keyed() },
    body: { amount: 33_000, dueOn: BALANCE_DAY, reason: 'Asked for time', ...body },
  });

test('what a colleague has changed is not set back by a dialog that showed what was before', async () => {
  const expected = { paise: 33_000_00, dueOn: BALANCE_DAY };
  expect((await change({ amount: 30_000, expected })).status).toBe(200);
  const { status, body } = await change({ dueOn: '2027-03-20', expected });
  expect([status, body.message]).toEqual([
    409,
    'This has changed: ₹30,000 is due by 13 Mar 2027 now. Close this, and look at it once more.',
  ]);
  expect(await balanceOf()).toMatchObject({ paise: 30_000_00, dueOn: BALANCE_DAY });
  const seen = { ...expected, paise: 30_000_00 };
  const moved = await change({ amount: 30_000, dueOn: '2027-03-20', expected: seen });
  expect(moved.body.data.instalments.at(-1)).toMatchObject({ paise: 30_000_00, dueOn: '2027-03-20' });
});
