import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type RefObject, Suspense, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { moveFocusToContent } from '../../lib/browser/move-focus-to-content.ts';
import { lazyPart } from '../../lib/loading/lazy-part.ts';
import { classNames } from '../../ui/class-names.ts';
import { pathWithNext } from '../session/safe-next-path.ts';
import { dismissAlert } from './alerts.ts';
import { useAlertHere } from './use-alert.ts';
import { useMessageRoom } from './use-message-room.ts';

const ContactWithoutAccount = lazyPart(
  () => import('../contact/contact-without-account.tsx'),
  'ContactWithoutAccount',
);

const LOOK = {
  error: { icon: CircleAlert, band: 'border-rhododendron bg-error-ground', ink: 'text-rhododendron' },
  success: { icon: CircleCheck, band: 'border-success bg-success-ground', ink: 'text-success' },
  info: { icon: Info, band: 'border-teesta bg-info-ground', ink: 'text-teesta' },
} as const;

const BOX = {
  page: 'border-b',
  dialog: 'sticky top-0 z-20 mb-5 rounded-field border-l-4 pr-1 pl-4',
};

/**
 * Where alerts appear: among the page's message bands. Inside a modal window a region of its own takes over, for the page
 * beside it cannot be reached then.
 */
export function AlertRegion({ place = 'page' }: { place?: keyof typeof BOX }) {
  const alert = useAlertHere();
  const { pathname, search } = useLocation();
  const region = useRef<HTMLElement>(null);
  useMessageRoom(region, alert?.id);
  useClosedBeforeWindow(region, alert?.id);
  if (!alert) return null;
  const { icon: Icon, band, ink } = LOOK[alert.tone];
  return (
    <section ref={region} aria-label="Message" data-message={place} className={classNames(band, BOX[place])}>
      <div className={classNames('flex items-start gap-3 py-1', place !== 'dialog' && 'measure')}>
        <Icon aria-hidden="true" className={classNames('mt-3 size-5 shrink-0', ink)} />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4">
          {/* The key makes a repeated text a new element, which is announced again. */}
          <p key={alert.id} role="alert" className="max-h-[30vh] overflow-y-auto py-2.5 font-medium text-ink">
            {alert.text}
          </p>
          {alert.detail && (
            <p key={`${alert.id} detail`} aria-live="polite" className="py-2.5 text-ink">
              {alert.detail}
            </p>
          )}
          {alert.offerSignIn && (
            <Link
              to={pathWithNext('/login', pathname + search + (alert.returnHash ?? ''))}
              className="inline-flex min-h-11 items-center font-semibold text-link"
            >
              Sign in
            </Link>
          )}
          {alert.offerSignIn && (
            <Suspense>
              <ContactWithoutAccount wish={alert.wish} />
            </Suspense>
          )}
        </div>
        <button
          type="button"
          onClick={() => dismiss(region.current)}
          aria-label="Dismiss"
          className="-mr-2 grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-mist"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}

/** Escape and Back take away the message alone; pressed again they close the window that it stands in. */
function useClosedBeforeWindow(region: RefObject<HTMLElement | null>, messageId: number | undefined): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message may be another element
  useEffect(() => {
    const window = region.current?.closest('dialog');
    if (!window) return;
    const closeMessage = (event: Event) => {
      if (!event.cancelable || event.target !== window) return;
      event.preventDefault();
      dismiss(region.current);
    };
    window.addEventListener('cancel', closeMessage);
    return () => window.removeEventListener('cancel', closeMessage);
  }, [region, messageId]);
}

/** The focus goes on to the title of the window, or to the page, where the message had it. */
function dismiss(message: HTMLElement | null): void {
  const window = message?.closest('dialog');
  if (!window) moveFocusToContent();
  else if (message?.contains(document.activeElement))
    window.querySelector('h2')?.focus({ preventScroll: true });
  dismissAlert();
}
