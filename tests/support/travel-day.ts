import { dayAfter, formatDay, todayInIndia } from '../../contracts/india-time.ts';

/** A day that an enquiry may be sent for, whenever the tests run: far enough from today to be none of its neighbours. */
export const TRAVEL_DAY = dayAfter(todayInIndia(), 200);
/** As people read it: 4 Jun 2027. */
export const TRAVEL_DAY_TEXT = formatDay(TRAVEL_DAY);
