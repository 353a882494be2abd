import { fetchAhead, lazyPart } from '../../../lib/loading/lazy-part.ts';
import { classNames } from '../../../ui/class-names.ts';

/** Its script is not among those that a page waits for before it can be used. */
export const LatePrice = lazyPart(
  () => import('./price.tsx'),
  'Price',
  ({ className }) => <div className={classNames('min-h-21', className)} />,
);

export const fetchPrices = () => fetchAhead([LatePrice]);
