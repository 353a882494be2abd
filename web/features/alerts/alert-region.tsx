import { Suspense, useEffect } from 'react';
import { fetchAhead, lazyPart } from '../../lib/loading/lazy-part.ts';
import { useAlertHere } from './use-alert.ts';

const loadAlertBox = () => import('./alert-box.tsx');
const AlertBox = lazyPart(loadAlertBox, 'AlertBox');

/**
 * Where alerts appear: among the page's message bands. Inside a modal window a region of its own takes over, for the page
 * beside it cannot be reached then.
 */
export function AlertRegion({ place = 'page' }: { place?: 'page' | 'dialog' }) {
  const alert = useAlertHere();
  // Before there is anything to say: a line that drops would bring none.
  useEffect(() => void fetchAhead([loadAlertBox]), []);
  // The key makes a repeated text a new element, which is announced again.
  return <Suspense>{alert && <AlertBox key={alert.id} alert={alert} place={place} />}</Suspense>;
}
