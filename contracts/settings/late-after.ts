/** Hours, or working days of 24 hours. */
export const LATE_AFTER = {
  '4-hours': 'After 4 hours',
  '8-hours': 'After 8 hours',
  '12-hours': 'After 12 hours',
  '24-hours': 'After 24 hours',
  '1-working-day': 'After a working day',
  '2-working-days': 'After 2 working days',
  '3-working-days': 'After 3 working days',
} as const;

export type LateAfter = keyof typeof LATE_AFTER;
export const LATE_AFTERS = Object.keys(LATE_AFTER) as LateAfter[];

export const DEFAULT_LATE_AFTER: LateAfter = '24-hours';
