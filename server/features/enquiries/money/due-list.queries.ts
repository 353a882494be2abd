import { sql } from 'kysely';
import { dayAfter, weekdayOf } from '../../../../contracts/india-time.ts';
import type { DueRow, DueWeeks, PromisedRefund } from '../../../../contracts/money/money.contract.ts';
import { readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import { idsOf } from '../../../db/identifiers.ts';
import type { MoneyEntryRow } from '../../../db/money-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { accountOfRows, listEntries } from './money-entries.queries.ts';

/** Not of what is off: nobody is asked for money there. */
const STATUSES = ['new', 'contacted', 'confirmed', 'completed'] as const;

type Payer = Pick<BookingRow, 'id' | 'reference' | 'full_name' | 'tour_name' | 'user_email' | 'book_at'>;
type Payable = { enquiry: Payer; entries: MoneyEntryRow[] };

const NO_DAY = '9999-12-31';

/** With a payment that is due before a day, each with all of its entries. */
async function listPayable(db: Db, before = NO_DAY): Promise<Payable[]> {
  const found = await db
    .selectFrom('bookings')
    .select(['id', 'merged_into'])
    .where('id', 'in', (row) =>
      row.selectFrom('open_payments').select('booking_id').where('due_on', '<', before),
    )
    .execute();
  const heads = [...new Set(found.map(({ id, merged_into }) => merged_into ?? id))];
  const open = await readInBatches(heads, (ids) =>
    db
      .selectFrom('bookings')
      .select(['id', 'reference', 'full_name', 'tour_name', 'user_email', 'book_at'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .where('status', 'in', [...STATUSES])
      .execute(),
  );
  const merged = await readInBatches(idsOf(open), (ids) =>
    db.selectFrom('bookings').select(['id', 'merged_into']).where('merged_into', 'in', ids).execute(),
  );
  const headOf = new Map(merged.map(({ id, merged_into }) => [id, merged_into ?? id]));
  const entries = await readInBatches([...idsOf(open), ...headOf.keys()], (ids) => listEntries(db, ids));
  const byHead = Map.groupBy(entries, ({ booking_id }) => headOf.get(booking_id) ?? booking_id);
  return open.map((enquiry) => ({ enquiry, entries: byHead.get(enquiry.id) ?? [] }));
}

/** Of trips that are not over or off. */
export async function listOverdueIds(db: Db, today: string): Promise<string[]> {
  return (await listPayable(db, today))
    .filter(({ entries }) => accountOfRows(entries, today).isOverdue)
    .map(({ enquiry }) => enquiry.id);
}

export async function findDueWeeks(db: Db, today: string): Promise<DueWeeks> {
  const rows = (await listPayable(db))
    .flatMap((payable) => openRows(payable, today))
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn) || one._id.localeCompare(other._id));
  const refunds = await listPromised(db);
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
    refunds: { paise: sumOf(refunds), rows: refunds },
  };
}

/** Of trips that are off, too. */
async function listPromised(db: Db): Promise<PromisedRefund[]> {
  const owed = sql<number>`sum(case kind when 'refund_due' then paise when 'refunded' then -paise else 0 end)`;
  const rows = await db
    .selectFrom('money_entries')
    .innerJoin('bookings', 'bookings.id', 'money_entries.booking_id')
    .select(['bookings.id as _id', 'bookings.reference', 'full_name', 'tour_name'])
    .select([owed.as('paise'), sql<string>`min(case kind when 'refund_due' then day end)`.as('since')])
    .where('kind', 'in', ['refund_due', 'refunded'])
    .where((row) => row.or([row('deleted_at', 'is', null), row('merged_into', 'is not', null)]))
    .groupBy(['bookings.id', 'bookings.reference', 'full_name', 'tour_name'])
    .having(sql<boolean>`${owed} > 0`)
    .orderBy('since')
    .orderBy('_id')
    .execute();
  return rows.map(({ _id, reference, full_name: fullName, tour_name: tourName, paise, since }) => ({
    ...{ enquiry: { _id, reference, fullName, tourName }, paise: Number(paise), since },
  }));
}

function openRows({ enquiry, entries }: Payable, today: string): DueRow[] {
  const { id: _id, reference, full_name: fullName, tour_name: tourName } = enquiry;
  return accountOfRows(entries, today)
    .instalments.filter(({ paise, paid }) => paid < paise)
    .map(({ id, cause, dueOn, paise, paid, isOverdue }) => ({
      ...{ _id: id, enquiry: { _id, reference, fullName, tourName } },
      ...{ cause, dueOn, paise: paise - paid, isOverdue },
    }));
}

function mondayOf(day: string): string {
  return dayAfter(day, -((weekdayOf(day) + 6) % 7));
}

const sumOf = (rows: readonly { paise: number }[]) => rows.reduce((sum, { paise }) => sum + paise, 0);
