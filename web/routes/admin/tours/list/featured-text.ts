import { countOf, wordFor } from '../../../../../contracts/count-of.ts';
import { FEATURED_SHOWN } from '../../../../../contracts/tours/featured-tours.ts';

export function featuredText(count: number): string {
  if (count === 0) return 'No tour is featured: the home page shows the best-rated ones.';
  const are = `${countOf(count, 'tour')} ${wordFor(count, 'is', 'are')} featured`;
  if (count <= FEATURED_SHOWN) return `${are} on the home page.`;
  return `${are}: the home page shows the first ${FEATURED_SHOWN} of them.`;
}
