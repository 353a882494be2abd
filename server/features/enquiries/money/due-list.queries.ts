import { dayAfter, weekdayOf } from '../../../../contracts/india-time.ts';
import type { DueRow, DueWeeks } from '../../../../contracts/money/money.contract.ts';
import { readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import { idsOf } from '../../../db/identifiers.ts';
import type { MoneyEntryRow } from '../../../db/money-rows.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { accountOfRows, listEntries } from './money-entries.queries.ts';

/** Trips on which money may be open: closed ones owe nothing that is asked for. */
const OPEN = ['new', 'contacted', 'confirmed'] as const;

type Payer = Pick<BookingRow, 'id' | 'reference' | 'full_name' | 'tour_name' | 'user_email' | 'book_at'>;
export type Payable = { enquiry: Payer; entries: MoneyEntryRow[] };

/** Each trip of which something was due by then, with all of its entries. */
export async function listPayable(db: Db, untilDay: string): Promise<Payable[]> {
  const found = await db
    .selectFrom('bookings')
    .select(['id', 'reference', 'full_name', 'tour_name', 'user_email', 'book_at', 'merged_into'])
    .where('id', 'in', (row) =>
      row
        .selectFrom('money_entries')
        .select('booking_id')
        .where('kind', '=', 'due')
        .where('day', '<=', untilDay),
    )
    .execute();
  const heads = [...new Set(found.map(({ id, merged_into }) => merged_into ?? id))];
  const open = await readInBatches(heads, (ids) =>
    db
      .selectFrom('bookings')
      .select(['id', 'reference', 'full_name', 'tour_name', 'user_email', 'book_at'])
      .where('id', 'in', ids)
      .where('deleted_at', 'is', null)
      .where('status', 'in', [...OPEN])
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
  const payable = await listPayable(db, dayAfter(today, -1));
  return payable
    .filter(({ entries }) => accountOfRows(entries, today).isOverdue)
    .map(({ enquiry }) => enquiry.id);
}

const LAST_DAY = '9999-12-31';

export async function findDueWeeks(db: Db, today: string): Promise<DueWeeks> {
  const rows = (await listPayable(db, LAST_DAY))
    .flatMap((payable) => openRows(payable, today))
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn) || one._id.localeCompare(other._id));
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
  };
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

const sumOf = (rows: readonly DueRow[]) => rows.reduce((sum, { paise }) => sum + paise, 0);
