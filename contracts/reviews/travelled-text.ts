import { writer } from '../india-time.ts';

const month = writer('en-IN', { month: 'long', year: 'numeric' });

export function monthText(travelledIn: string): string {
  return month(`${travelledIn}-01`);
}

export function travelledText(travelledIn: string | null): string {
  return travelledIn === null ? 'Travelled with us' : `Travelled with us in ${monthText(travelledIn)}`;
}
