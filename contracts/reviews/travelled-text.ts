import { writer } from '../india-time.ts';

const month = writer('en-IN', { month: 'long', year: 'numeric' });

/** March 2027, of 2027-03. */
export function monthText(travelledIn: string): string {
  return month(`${travelledIn}-01`);
}

/** What stands beside a verified review; `travelledIn` is null where the trip had no day. */
export function travelledText(travelledIn: string | null): string {
  return travelledIn === null ? 'Travelled with us' : `Travelled with us in ${monthText(travelledIn)}`;
}
