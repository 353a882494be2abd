import type { ShownContent } from '../../../contracts/page-content/content-values.ts';
import { withPages } from '../../../contracts/tours/pages-of-destinations.ts';

export function homePlaces({ destinations }: ShownContent<'destinations'>) {
  return withPages(destinations).map(({ name, line, picture }) => ({ name, line, picture }));
}

export type HomePlace = ReturnType<typeof homePlaces>[number];
