import { Suspense } from 'react';
import { lazyPart } from '../../lib/loading/lazy-part.ts';
import { useAlertHere } from './use-alert.ts';

/** On every page, but not before it is alive: with what looks after it. */
const AlertBox = lazyPart(() => import('./alert-box.tsx'), 'AlertBox');

/**
 * Where alerts appear: among the page's message bands. Inside a modal window a region of its own takes over, for the page
 * beside it cannot be reached then.
 */
export function AlertRegion({ place = 'page' }: { place?: 'page' | 'dialog' }) {
  const alert = useAlertHere();
  return <Suspense>{alert && <AlertBox alert={alert} place={place} />}</Suspense>;
}
