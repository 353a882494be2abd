import type { FormDay } from './tour-form-values.ts';

/** Whether days count 1, 2, 3, …: then they go on doing so when one comes, goes or moves. */
export function areCounted(days: readonly Pick<FormDay, 'day'>[]): boolean {
  return days.every(({ day }, place) => day === String(place + 1));
}

export function counted(days: readonly FormDay[]): FormDay[] {
  return days.map((day, place) => ({ ...day, day: String(place + 1) }));
}

/** Moves a day and, where the days were counted, counts them anew. */
export function movedDays(days: readonly FormDay[], from: number, to: number): FormDay[] {
  const next = [...days];
  next.splice(to, 0, ...next.splice(from, 1));
  return areCounted(days) ? counted(next) : next;
}

export function withoutDay(days: readonly FormDay[], place: number): FormDay[] {
  const next = days.filter((_day, other) => other !== place);
  return areCounted(days) ? counted(next) : next;
}

export function withDay(days: readonly FormDay[], place: number, day: FormDay): FormDay[] {
  const next = [...days.slice(0, place), day, ...days.slice(place)];
  return areCounted(days) ? counted(next) : next;
}

/** An empty day after the last one. */
export function nextDay(days: readonly FormDay[]): FormDay {
  const last = Number(days.at(-1)?.day ?? 0);
  return { day: String((Number.isFinite(last) ? last : days.length) + 1), title: '', description: '' };
}
