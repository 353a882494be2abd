import { daysBetween } from '../../../../../contracts/india-time.ts';

export type When = { text: string; isLate?: boolean };

export function WhenLine({ text, isLate = false }: When) {
  return (
    <span className={`text-sm font-medium ${isLate ? 'text-rhododendron' : 'text-ink-soft'}`}>{text}</span>
  );
}

export function whenDue({ nextActionOn }: { nextActionOn: string | null }, today: string): When {
  const late = nextActionOn ? daysBetween(nextActionOn, today) : 0;
  if (late <= 0) return { text: 'Today' };
  return { text: late === 1 ? 'Since yesterday' : `${late} days late`, isLate: true };
}
