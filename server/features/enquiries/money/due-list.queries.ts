import type { MoneyNeed } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { dayAfter, weekdayOf } from '../../../../contracts/india-time.ts';
import { paymentStates, toPayBack } from '../../../../contracts/money/account-of.ts';
import type {
  DueRow,
  DueWeeks,
  OpenRefund,
  WaitingPayment,
} from '../../../../contracts/money/due-list.contract.ts';
import { readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import { idsOf } from '../../../db/identifiers.ts';
import type { MoneyEntryRow } from '../../../db/money-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { accountOfRows, entryOf, listEntries } from './money-entries.queries.ts';

type Payer = Pick<BookingRow, 'id' | 'reference' | 'full_name' | 'tour_name' | 'status'>;
type Payable = { enquiry: Payer; entries: MoneyEntryRow[] };

const selectOpen = (db: Db) => db.selectFrom('open_payments').select('booking_id');

/** Those of open payments, each with all of its entries. */
async function listPayable(db: Db, open: ReturnType<typeof selectOpen>): Promise<Payable[]> {
  const found = await db
    .selectFrom('bookings')
    .select(['id', 'merged_into'])
    .where('id', 'in', open)
    .execute();
  const heads = [...new Set(found.map(({ id, merged_into }) => merged_into ?? id))];
  const payers = await readInBatches(heads, (ids) =>
    db
      .selectFrom('bookings')
      .select(['id', 'reference', 'full_name', 'tour_name', 'status'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .execute(),
  );
  const merged = await readInBatches(idsOf(payers), (ids) =>
    db.selectFrom('bookings').select(['id', 'merged_into']).where('merged_into', 'in', ids).execute(),
  );
  const headOf = new Map(merged.map(({ id, merged_into }) => [id, merged_into ?? id]));
  const entries = await readInBatches([...idsOf(payers), ...headOf.keys()], (ids) => listEntries(db, ids));
  const byHead = Map.groupBy(entries, ({ booking_id }) => headOf.get(booking_id) ?? booking_id);
  return payers.map((enquiry) => ({ enquiry, entries: byHead.get(enquiry.id) ?? [] }));
}

export async function listMoneyNeeds(db: Db, need: MoneyNeed, today: string): Promise<string[]> {
  const needing =
    need === 'to-pay-back'
      ? (await listPayable(db, selectOpen(db).where('is_to_pay_back', '=', 1))).filter(
          (payable) => refundRows(payable).length > 0,
        )
      : (await listPayable(db, selectOpen(db).where('due_on', '<', today))).filter((payable) =>
          openRows(payable, today).some(({ isOverdue }) => isOverdue),
        );
  return needing.map(({ enquiry }) => enquiry.id);
}

export async function findDueWeeks(db: Db, today: string): Promise<DueWeeks> {
  const payable = await listPayable(db, selectOpen(db));
  const rows = inOrder(
    payable.flatMap((one) => openRows(one, today)),
    ({ dueOn, _id }) => dueOn + _id,
  );
  const waiting = inOrder(payable.flatMap(waitingRows), ({ _id }) => _id);
  const refunds = inOrder(payable.flatMap(refundRows), ({ since }) => since);
  const overdue = rows.filter(({ isOverdue }) => isOverdue);
  const weeks = Map.groupBy(
    rows.filter(({ isOverdue }) => !isOverdue),
    ({ dueOn }) => mondayOf(dueOn),
  );
  return {
    overdue: { paise: sumOf(overdue), rows: overdue },
    weeks: [...weeks].map(([from, inWeek]) => ({
      ...{ from, to: dayAfter(from, 6), paise: sumOf(inWeek), rows: inWeek },
    })),
    paise: sumOf(rows),
    waiting: { paise: sumOf(waiting), rows: waiting },
    refunds: { paise: sumOf(refunds), rows: refunds },
  };
}

/** Nobody is asked for money of a trip that is off. */
function openRows({ enquiry, entries }: Payable, today: string): DueRow[] {
  if (enquiry.status === 'cancelled' || enquiry.status === 'spam') return [];
  return accountOfRows(entries, today)
    .instalments.filter(({ paise, paid }) => paid < paise)
    .map(({ id, cause, dueOn, paise, paid, isOverdue }) => ({
      ...{ _id: id, enquiry: presentPayer(enquiry) },
      ...{ cause, dueOn, paise: paise - paid, isOverdue },
    }));
}

function waitingRows({ enquiry, entries }: Payable): WaitingPayment[] {
  const states = paymentStates(entries.map(entryOf));
  return entries
    .filter(({ id }) => states.get(id) === 'logged')
    .map(({ id, paise, method, day, reference, actor_name }) => ({
      ...{ _id: id, enquiry: presentPayer(enquiry), paise, method: method ?? 'other' },
      ...{ paidOn: day, reference, by: actor_name },
    }));
}

function refundRows({ enquiry, entries }: Payable): OpenRefund[] {
  const paise = toPayBack(accountOfRows(entries, ''));
  const promise = entries.find(({ kind, paise: sum }) => kind === 'refund_due' && sum > 0);
  const since = (promise ?? entries.findLast(({ kind }) => kind === 'verified'))?.day ?? '';
  return paise > 0 ? [{ enquiry: presentPayer(enquiry), paise, since }] : [];
}

const presentPayer = ({ id, reference, full_name, tour_name }: Payer) => ({
  ...{ _id: id, reference, fullName: full_name, tourName: tour_name },
});

function inOrder<T>(rows: T[], key: (row: T) => string): T[] {
  return rows.sort((one, other) => key(one).localeCompare(key(other)));
}

function mondayOf(day: string): string {
  return dayAfter(day, -((weekdayOf(day) + 6) % 7));
}

const sumOf = (rows: readonly { paise: number }[]) => rows.reduce((sum, { paise }) => sum + paise, 0);
