import { EMPTY_FORM_DAY_FACTS } from '../dossier/dossier-form.ts';
import type { FormDay } from '../tour-form-values.ts';

/** Whether days count 1, 2, 3, …: then they go on doing so when one comes, goes or moves. */
export function areConsecutive(days: readonly Pick<FormDay, 'day'>[]): boolean {
  return days.every(({ day }, place) => day === String(place + 1));
}

/** An empty day after the last one. */
export function nextDay(days: readonly Pick<FormDay, 'day'>[]): FormDay {
  const last = Number(days.at(-1)?.day ?? 0);
  const day = String((Number.isFinite(last) ? last : days.length) + 1);
  return { day, title: '', description: '', facts: EMPTY_FORM_DAY_FACTS };
}
