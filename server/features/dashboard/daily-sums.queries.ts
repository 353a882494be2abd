import { dayAfter } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import type { DailySumRow } from '../../db/schema.ts';
import type { DayPeriod } from './dashboard-period.ts';

export type Sum = Pick<DailySumRow, 'kind' | 'name' | 'count' | 'total'>;
type Kind = DailySumRow['kind'];
type Range = Pick<DailySumRow, 'size'> & { from: string; to: string };

/** Sums whole months, and single days at both ends, so a year costs little. */
export async function sumPeriod(db: Db, kinds: readonly Kind[], period: DayPeriod): Promise<Sum[]> {
  const parts = rangesOf(period).map(({ size, from, to }) =>
    db
      .selectFrom('daily_sums')
      .select(['kind', 'name', 'count', 'total'])
      .where('size', '=', size)
      .where('kind', 'in', kinds)
      .where('first_day', '>=', from)
      .where('first_day', '<=', to),
  );
  const [first, ...others] = parts;
  if (!first) return [];
  const all = others.reduce((united, part) => united.unionAll(part), first);
  return db
    .selectFrom(all.as('sums'))
    .select(({ fn }) => [
      'kind',
      'name',
      fn.sum<number>('count').as('count'),
      fn.sum<number>('total').as('total'),
    ])
    .groupBy(['kind', 'name'])
    .having(({ fn }) => fn.sum('count'), '>', 0)
    .execute();
}

export function listDaySums(db: Db, { from = '', to }: DayPeriod): Promise<{ day: string; count: number }[]> {
  return db
    .selectFrom('daily_sums')
    .select(['first_day as day', 'count'])
    .where('size', '=', 'day')
    .where('kind', '=', 'received')
    .where('first_day', '>=', from)
    .where('first_day', '<=', to)
    .where('count', '>', 0)
    .orderBy('first_day')
    .execute();
}

export async function findFirstDay(db: Db): Promise<string | undefined> {
  const first = await db
    .selectFrom('daily_sums')
    .select('first_day')
    .where('size', '=', 'day')
    .where('kind', '=', 'status')
    .where('count', '>', 0)
    .orderBy('first_day')
    .limit(1)
    .executeTakeFirst();
  return first?.first_day;
}

export function rangesOf({ from, to }: DayPeriod): Range[] {
  const ranges: Range[] = [];
  const firstMonth = from === undefined ? '' : from.endsWith('-01') ? from : monthAfter(from);
  const endOfMonths = dayAfter(to, 1).endsWith('-01') ? dayAfter(to, 1) : monthOf(to);
  if (from !== undefined && firstMonth >= endOfMonths) return [{ size: 'day', from, to }];
  const lastOfMonths = dayAfter(endOfMonths, -1);
  if (from !== undefined && from < firstMonth)
    ranges.push({ size: 'day', from, to: dayAfter(firstMonth, -1) });
  ranges.push({ size: 'month', from: firstMonth, to: lastOfMonths });
  if (endOfMonths <= to) ranges.push({ size: 'day', from: endOfMonths, to });
  return ranges;
}

function monthOf(day: string): string {
  return `${day.slice(0, 'YYYY-MM'.length)}-01`;
}

function monthAfter(day: string): string {
  return monthOf(dayAfter(monthOf(day), 31));
}
