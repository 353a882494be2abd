import { useEffect } from 'react';
import { href } from 'react-router';
import { fetchAhead, optionalPart } from '../../lib/loading/lazy-part.ts';
import { type ShownAlert, useAlertHere } from './alerts.ts';

const AlertBox = optionalPart(() => import('./alert-box.tsx'), 'AlertBox', TextAlone);

/** The page is inert behind a modal window, so a window has its own region. */
export function AlertRegion({ place = 'page' }: { place?: 'page' | 'dialog' }) {
  const alert = useAlertHere();
  // Ahead of use: offline the script would not load.
  useEffect(() => void fetchAhead([AlertBox]), []);
  // The key makes screen readers announce a repeated text.
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
