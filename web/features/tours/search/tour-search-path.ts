import { href } from 'react-router';

export function tourSearchPath(city: string): string {
  return `${href('/tours/search')}?${new URLSearchParams({ city })}`;
}
