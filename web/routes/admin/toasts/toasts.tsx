import { Toast } from '@base-ui/react/toast';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { type RefCallback, useCallback } from 'react';
import { Link, useLocation } from 'react-router';
import { useShortcut } from '../../../features/shortcuts/shortcuts.ts';
import { TONES } from '../../../ui/states/notice.tsx';
import {
  type BegunAction,
  isTakingBack,
  pageOf,
  type ShownToast,
  type ToastData,
  toastManager,
} from './show-toast.ts';

const BELOW = {
  content: 'max-sm:flex-wrap',
  text: 'max-sm:basis-[calc(100%-5.5rem)]',
  action: 'max-sm:order-last max-sm:ml-4',
};
const BESIDE: typeof BELOW = { content: '', text: '', action: '' };
/** TT-7K3M2 */
const REFERENCE = /(\b[A-Z\d]{2}-[2-9A-Z]{5}\b)/;

/** Failures stay; further ones wait until one is dismissed. */
const MAX_SHOWN = 6;

/** Success on a wide screen in the header, everything else at the foot; F6 leads there. */
export function Toasts() {
  const measured = useBottomInset();
  return (
    <Toast.Provider toastManager={toastManager} limit={MAX_SHOWN}>
      <Toast.Portal>
        {/* Failures are alerts; other toasts have their own live region. */}
        <Toast.Viewport
          ref={measured}
          aria-live="off"
          className="fixed inset-x-4 bottom-0 z-50 mx-auto max-h-[min(45dvh,14rem)] sm:max-h-[min(45dvh,20rem)] max-w-[34rem] overflow-y-auto overscroll-contain outline-none"
        >
          <ToastList />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function ToastList() {
  const { toasts } = Toast.useToastManager<ToastData>();
  const failures = toasts.filter((toast) => toast.data?.tone === 'error');
  const news = toasts.filter((toast) => toast.data?.tone !== 'error');
  // Newest first; hidden and closing toasts offer nothing.
  const last = toasts.find(
    ({ data, limited, transitionStatus }) => data?.takeBack && !limited && transitionStatus !== 'ending',
  );
  useShortcut(
    'z',
    { group: 'Everywhere', text: 'Undo what was just done' },
    () => {
      if (!isTakingBack()) last?.data?.takeBack?.();
    },
    last !== undefined,
  );
  return (
    <>
      {failures.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <div
        role="status"
        className="xl:fixed xl:top-1 xl:left-52 xl:max-h-22 xl:w-128 xl:overflow-y-auto xl:overscroll-contain xl:text-[0.9375rem]"
      >
        {news.map((toast) => (
          <ToastCard key={toast.id} toast={toast} />
        ))}
      </div>
    </>
  );
}

const CONTROL = 'button, a, input, select, textarea';

/** The focused control and its submit button, which a toast must not cover. Some browsers do not focus a pressed button. */
function controlsInUse(pressed: Element | null): Element[] {
  const focused = document.activeElement?.closest('#main') ? document.activeElement : null;
  const used = focused?.matches(CONTROL) ? focused : pressed;
  if (!used?.isConnected) return [];
  const send = used.closest('form')?.querySelector('[type="submit"]');
  return send ? [used, send] : [used];
}

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < window.innerHeight && bottom > 0;
}

/** Keeps the height of the toasts in `--bottom-inset`, so that sticky bars stay above them. */
function useBottomInset(): RefCallback<HTMLElement> {
  return useCallback((element) => {
    if (!element) return;
    const root = document.documentElement.style;
    let pressed: Element | null = null;
    const notePress = ({ target }: PointerEvent) => {
      if (target instanceof Element && target.closest('#main')) pressed = target.closest(CONTROL);
    };
    const observer = new ResizeObserver(() => {
      const seen = controlsInUse(pressed).filter(isInSight);
      root.setProperty('--bottom-inset', `${element.offsetHeight}px`);
      if (element.offsetHeight > 0) for (const one of seen) one.scrollIntoView({ block: 'nearest' });
    });
    observer.observe(element);
    document.addEventListener('pointerdown', notePress, true);
    return () => {
      document.removeEventListener('pointerdown', notePress, true);
      observer.disconnect();
      root.removeProperty('--bottom-inset');
    };
  }, []);
}

function ToastCard({ toast }: { toast: ShownToast }) {
  const tone = toast.data?.tone ?? 'info';
  const { icon: Icon, ink, box } = TONES[tone];
  const place = toast.description ? BELOW : BESIDE;
  return (
    <Toast.Root
      toast={toast}
      swipeDirection={['left', 'right']}
      className={`mb-3 rounded-card border text-ink shadow-lg data-[limited]:hidden ${tone === 'error' ? box : 'border-edge bg-sheet'}`}
    >
      <Toast.Content className={`flex items-start gap-x-3 py-1 pr-1 pl-4 ${place.content}`}>
        <Icon className={`mt-3 size-5 shrink-0 ${ink}`} />
        <div
          role={tone === 'error' ? 'alert' : undefined}
          className={`min-w-0 flex-1 py-2.5 wrap-anywhere ${place.text}`}
        >
          <Toast.Title className={tone === 'error' ? 'font-semibold' : undefined} render={<p />}>
            <WholeReferences>{toast.title}</WholeReferences>
          </Toast.Title>
          {toast.description && (
            <Toast.Description className="text-[0.9375rem]" render={<p />}>
              <WholeReferences>{toast.description}</WholeReferences>
            </Toast.Description>
          )}
          {toast.data?.begun && <WayToItsPage begun={toast.data.begun} />}
        </div>
        <Toast.Action
          className={`min-h-11 rounded-full px-4 xl:px-2 font-semibold text-link hover:bg-mist empty:hidden aria-disabled:cursor-default aria-disabled:text-ink-soft ${place.action}`}
        />
        {/* Base UI hides it until the pile is opened; here there is no pile. */}
        <Toast.Close
          aria-label="Dismiss"
          aria-hidden={undefined}
          className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-mist"
        >
          <X className="size-5" />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  );
}

function WayToItsPage({ begun: { page, address, about } }: { begun: BegunAction }) {
  const location = useLocation();
  if (page === pageOf(location)) return null;
  return (
    <Link to={address} className="inline-flex min-h-11 items-center text-link">
      <span>
        Go back to <WholeReferences>{about}</WholeReferences>
      </span>
    </Link>
  );
}

export function WholeReferences({ children: text }: { children: ReactNode }) {
  if (typeof text !== 'string') return text;
  return text.split(REFERENCE).map((part, place) =>
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
      <span key={place} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
