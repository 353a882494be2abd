import { formatDay, writer } from '../../../contracts/india-time.ts';

const formatWeekday = writer('en-IN', { weekday: 'short' });

/** Put together by hand: browsers differ in the comma. */
export const weekdayText = (day: string) => `${formatWeekday(day)}, ${formatDay(day)}`;
