import { href, redirect } from 'react-router';
import type { PageHandle } from '../../../contracts/page-handle.ts';
import { pathWithTrip, readTrip } from '../../../contracts/tours/trip.ts';
import type { Route } from './+types/to-home.ts';

/** Lets search engines follow `/`. */
export const handle: PageHandle = { isPublic: true, trip: 'data' };

export function loader({ request }: Route.LoaderArgs) {
  return redirect(pathWithTrip(href('/home'), readTrip(new URL(request.url).searchParams)));
}
