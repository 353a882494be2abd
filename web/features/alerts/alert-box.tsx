import { X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { moveFocusToContent } from '../../lib/browser/move-focus-to-content.ts';
import { optionalPart } from '../../lib/loading/lazy-part.ts';
import { classNames } from '../../ui/class-names.ts';
import { TONES } from '../../ui/states/notice.tsx';
import { pathWithNext } from '../session/safe-next-path.ts';
import { alertStore, dismissAlert, type ShownAlert } from './alerts.ts';

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
        <Icon className={classNames('mt-3 size-5 shrink-0', ink)} />
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
          {alert.hasNoAnswer && <p role="status" data-line="" />}
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
          <X className="size-5" />
        </button>
      </div>
    </section>
  );
}

function makeRoomFor(message: HTMLElement): () => void {
  const leaveRoom = keepRoomFor(message);
  const window = message.closest('dialog');
  const letGo = window && closeBefore(window, message);
  return () => {
    leaveRoom();
    letGo?.();
  };
}

/** Sets `--message`, by which scroll targets stay below the message, and uncovers the focused field. */
function keepRoomFor(message: HTMLElement): () => void {
  const { style } = message.closest('dialog') ?? document.documentElement;
  const uncover = () => uncoverField(message);
  const measure = () => {
    style.setProperty('--message', `${message.offsetHeight}px`);
    uncover();
  };
  measure();
  const observer = new ResizeObserver(measure);
  observer.observe(message);
  // Browsers scroll only the caret into view.
  document.addEventListener('focusin', uncover);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', uncover);
    style.removeProperty('--message');
  };
}

function uncoverField(message: HTMLElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !field.matches('input, select, textarea')) return;
  const label = (field as HTMLInputElement).labels?.[0] ?? field;
  const { top, bottom } = message.getBoundingClientRect();
  const isCovered = label.getBoundingClientRect().top < bottom && field.getBoundingClientRect().bottom > top;
  if (isCovered) field.scrollIntoView({ block: 'nearest' });
}

/** Escape and Back close the message first; a second press closes its window. */
function closeBefore(window: HTMLDialogElement, message: HTMLElement): () => void {
  const closeMessage = (event: Event) => {
    if (!event.cancelable || event.target !== window) return;
    event.preventDefault();
    dismissAlert();
  };
  window.addEventListener('cancel', closeMessage);
  return () => {
    window.removeEventListener('cancel', closeMessage);
    const isFocusLost = message.contains(document.activeElement) || document.activeElement === document.body;
    if (!alertStore.get() && isFocusLost) window.querySelector('h2')?.focus({ preventScroll: true });
  };
}
