import { isWithin } from '../dossier/month-day.ts';
import { monthDayName } from '../dossier/month-day-name.ts';
import { dayAfter } from '../india-time.ts';
import { WEEKDAYS } from './stop-terms.ts';
import type { Stop } from './stops.contract.ts';

const LIST = new Intl.ListFormat('en-GB');

type Closing = Pick<Stop, 'name' | 'closedWeekdays' | 'closedSeason'>;

/** 1 is Monday. */
export function weekdayOf(day: string): number {
  return new Date(day).getUTCDay() || 7;
}

export function weekdayName(weekday: number): string {
  return WEEKDAYS[weekday - 1] ?? '';
}

export function closedTexts({ closedWeekdays, closedSeason }: Closing): string[] {
  return [
    closedWeekdays.length > 0 && `on ${LIST.format(closedWeekdays.map((one) => `${weekdayName(one)}s`))}`,
    closedSeason && seasonText(closedSeason),
  ].filter((text): text is string => typeof text === 'string');
}

function seasonText({ from, to, why }: NonNullable<Closing['closedSeason']>): string {
  return `from ${monthDayName(from)} to ${monthDayName(to)}${why ? ` (${why})` : ''}`;
}

/** Sentences without a full stop; empty if open. `day` is YYYY-MM-DD. */
export function closedOn(stop: Closing, day: string): string[] {
  const { name, closedWeekdays, closedSeason } = stop;
  const texts: string[] = [];
  if (closedWeekdays.includes(weekdayOf(day)))
    texts.push(`${name} is closed ${closedTexts({ ...stop, closedSeason: null })[0]}`);
  if (closedSeason && isWithin(day, closedSeason))
    texts.push(`${name} is closed ${seasonText(closedSeason)}`);
  return texts;
}

export function closedNotes(stops: readonly (Closing & { day: number })[], first: string): string[] {
  const notes = stops.flatMap((stop) => {
    const day = dayAfter(first, stop.day - 1);
    return closedOn(stop, day).map(
      (text) => `${text}: day ${stop.day} of this trip is a ${dayName(stop, day)}.`,
    );
  });
  return [...new Set(notes)];
}

function dayName({ closedSeason }: Closing, day: string): string {
  const [, month = '', date = ''] = day.split('-');
  const isSeason = closedSeason !== null && isWithin(day, closedSeason);
  return isSeason
    ? `${weekdayName(weekdayOf(day))}, ${monthDayName(`${month}-${date}`)}`
    : weekdayName(weekdayOf(day));
}
