import { useEffect } from 'react';
import { href } from 'react-router';
import { fetchAhead, optionalPart } from '../../lib/loading/lazy-part.ts';
import { type ShownAlert, useAlertHere } from './alerts.ts';

const loadAlertBox = () => import('./alert-box.tsx');
const AlertBox = optionalPart(loadAlertBox, 'AlertBox', TextAlone);

/**
 * Where alerts appear: among the page's message bands. Inside a modal window a region of its own takes over, for the page
 * beside it cannot be reached then.
 */
export function AlertRegion({ place = 'page' }: { place?: 'page' | 'dialog' }) {
  const alert = useAlertHere();
  // Before there is anything to say: a line that drops would bring none.
  useEffect(() => void fetchAhead([loadAlertBox]), []);
  // The key makes a repeated text a new element, which is announced again.
  return alert && <AlertBox key={alert.id} alert={alert} place={place} />;
}

function TextAlone({ alert }: { alert: ShownAlert }) {
  return (
    <p role="alert" className="measure bg-sheet py-3">
      {[alert.text, alert.detail, alert.words, ''].join(' ')}
      {alert.offerSignIn && (
        <a href={href('/login')} className="text-link underline">
          Sign in
        </a>
      )}
    </p>
  );
}
