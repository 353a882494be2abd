import type { DashboardQuery } from '../../../contracts/dashboard.contract.ts';
import { dayAfter, dayOf, endOfDay, startOfDay } from '../../../contracts/india-time.ts';
import { badInput } from '../../http/faults/errors.ts';

/** Both days included; no `from`: since the first enquiry. */
export type DayPeriod = { from: string | undefined; to: string };

/** UTC times: `start` included, `end` excluded. */
export type Span = { start: string; end: string };

const DAYS = { '7': 7, '30': 30, '90': 90 };

export function readPeriod({ period = 'days', from, to }: DashboardQuery, now: Date): DayPeriod {
  const today = dayOf(now);
  if (period === 'all') return { from: undefined, to: today };
  if (period === 'year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (period !== 'days') return { from: dayAfter(today, 1 - DAYS[period]), to: today };
  const last = to ?? today;
  const first = from ?? dayAfter(last, 1 - DAYS['30']);
  if (first > last) throw badInput({ to: 'The last day is before the first one.' });
  return { from: first, to: last };
}

export function spanOf({ from, to }: DayPeriod): Span {
  return { start: from ? startOfDay(from) : '', end: endOfDay(to) };
}
