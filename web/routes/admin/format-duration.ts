import { wordFor } from '../../../contracts/count-of.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Formats seconds in the two largest units: 2 h 15 min. */
export function formatDuration(seconds: number): string {
  if (seconds < MINUTE) return 'under 1 min';
  if (seconds < HOUR) return `${Math.floor(seconds / MINUTE)} min`;
  const [large, small] = seconds < DAY ? ([HOUR, MINUTE] as const) : ([DAY, HOUR] as const);
  // Round first: 1 h 59 min 50 s is 2 h, not 1 h 60 min.
  const inSmall = Math.round(seconds / small);
  const perLarge = large / small;
  const whole = Math.floor(inSmall / perLarge);
  const rest = inSmall % perLarge;
  const names = large === HOUR ? ['h', 'min'] : [wordFor(whole, 'day'), 'h'];
  return rest === 0 ? `${whole} ${names[0]}` : `${whole} ${names[0]} ${rest} ${names[1]}`;
}
