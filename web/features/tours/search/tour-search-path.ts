import { href } from 'react-router';

/** Where what a search finds stands. */
export function tourSearchPath(city: string): string {
  return `${href('/tours/search')}?${new URLSearchParams({ city })}`;
}
