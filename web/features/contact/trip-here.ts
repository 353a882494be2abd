import { href, useRouteLoaderData } from 'react-router';

type TourPageData = { tour: { title: string; slug: string } | null };
type DestinationPageData = { name?: string };

export function useTripHere(): { name: string; path?: string } | undefined {
  const tour = useRouteLoaderData<TourPageData>('routes/tours/tour-page/tour')?.tour;
  const destination = useRouteLoaderData<DestinationPageData>('routes/destinations/destination');
  if (tour) return { name: tour.title, path: href('/tours/:id', { id: tour.slug }) };
  return destination?.name ? { name: destination.name } : undefined;
}
