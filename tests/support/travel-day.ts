import { dayAfter, formatDay, todayInIndia } from '../../contracts/india-time.ts';

/** Valid for an enquiry whenever the tests run; far enough away not to be read as a day near today. */
export const TRAVEL_DAY = dayAfter(todayInIndia(), 200);
export const TRAVEL_DAY_TEXT = formatDay(TRAVEL_DAY);
