import { MONTH_NAMES } from '../../../../../../contracts/dossier/month-day-name.ts';

/** Reads "1 Oct", "1st October" and "Oct 1" as `10-01`; leaves anything else for the server to reject. */
export function readMonthDay(typed: string): string {
  const text = typed.trim().toLowerCase();
  const match = /^(\d{1,2})(?:st|nd|rd|th)?[ .-]*([a-z]{3})[a-z]*\.?$/.exec(text);
  const turned = match ? undefined : /^([a-z]{3})[a-z]*\.?[ .-]*(\d{1,2})(?:st|nd|rd|th)?$/.exec(text);
  const day = match?.[1] ?? turned?.[2];
  const month = MONTH_NAMES.findIndex((name) => name.toLowerCase() === (match?.[2] ?? turned?.[1])) + 1;
  if (!day || month === 0) return typed;
  return `${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
