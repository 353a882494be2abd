import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { moveFocusToContent } from '../../lib/browser/move-focus-to-content.ts';
import { optionalPart } from '../../lib/loading/lazy-part.ts';
import { classNames } from '../../ui/class-names.ts';
import { TONES } from '../../ui/states/notice.tsx';
import { pathWithNext } from '../session/safe-next-path.ts';
import { dismissAlert, type ShownAlert } from './alerts.ts';
import { makeRoomFor } from './room-for-message.ts';

const ContactWithoutAccount = optionalPart(
  () => import('../contact/contact-without-account.tsx'),
  'ContactWithoutAccount',
);

const BOX = {
  page: 'border-b',
  dialog: 'sticky top-0 z-20 mb-5 rounded-field border-l-4 pr-1 pl-4',
};

type Props = { alert: ShownAlert; place: keyof typeof BOX };

export function AlertBox({ alert, place }: Props) {
  const { pathname, search } = useLocation();
  const region = useRef<HTMLElement>(null);
  // Must run before a faulty field takes the focus in an effect.
  useLayoutEffect(() => (region.current ? makeRoomFor(region.current) : undefined), []);
  const { icon: Icon, box, ink } = TONES[alert.tone];
  return (
    <section ref={region} aria-label="Message" data-message={place} className={classNames(box, BOX[place])}>
      <div className={classNames('flex items-start gap-3 py-1', place !== 'dialog' && 'measure')}>
        <Icon aria-hidden="true" className={classNames('mt-3 size-5 shrink-0', ink)} />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
          <p
            role={alert.role ?? 'alert'}
            className="max-h-[30vh] overflow-y-auto py-2.5 font-medium text-ink"
          >
            {alert.text}
          </p>
          {[alert.detail, alert.words].map(
            (said) =>
              said && (
                <p key={said} aria-live="polite" className="py-2.5 text-ink">
                  {said}
                </p>
              ),
          )}
          {alert.isLineDown && <p role="status" data-line="" />}
          {alert.offerSignIn && (
            <Link
              to={pathWithNext('/login', pathname + search + (alert.returnHash ?? ''))}
              className="inline-flex min-h-11 items-center font-semibold text-link"
            >
              Sign in
            </Link>
          )}
          {alert.offerSignIn && <ContactWithoutAccount wish={alert.wish} />}
        </div>
        <button
          type="button"
          onClick={() => {
            moveFocusToContent();
            dismissAlert();
          }}
          aria-label="Dismiss"
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-mist"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}
