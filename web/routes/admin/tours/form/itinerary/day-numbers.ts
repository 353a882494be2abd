import { EMPTY_FORM_DAY_FACTS, type FormDay } from '../tour-form-values.ts';

/** If days count 1, 2, 3, …, the form renumbers them after each change. */
export function areConsecutive(days: readonly Pick<FormDay, 'day'>[]): boolean {
  return days.every(({ day }, place) => day === String(place + 1));
}

export function nextDay(days: readonly Pick<FormDay, 'day'>[]): FormDay {
  const last = Number(days.at(-1)?.day ?? 0);
  const day = String((Number.isFinite(last) ? last : days.length) + 1);
  return { day, title: '', description: '', facts: EMPTY_FORM_DAY_FACTS };
}
