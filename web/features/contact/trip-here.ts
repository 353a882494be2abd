import { href, useRouteLoaderData } from 'react-router';

/** What the pages of a tour and of a destination are about, as far as it is read here: see their loaders. */
type TourPageData = { tour: { title: string; slug: string } | null };
type DestinationPageData = { name: string } | null;

/** The trip whose page is open, by the name that an enquiry has for it; `path` where it is a tour. */
export function useTripHere(): { name: string; path?: string } | undefined {
  const tour = useRouteLoaderData<TourPageData>('routes/tours/tour-page/tour')?.tour;
  const destination = useRouteLoaderData<DestinationPageData>('routes/destinations/destination');
  if (tour) return { name: tour.title, path: href('/tours/:id', { id: tour.slug }) };
  return destination ? { name: destination.name } : undefined;
}
