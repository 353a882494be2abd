import { Toast } from '@base-ui/react/toast';
import { type RefCallback, useCallback } from 'react';
import { useShortcut } from '../../../features/shortcuts/shortcuts.ts';
import { isTakingBack, type ToastData, toastManager } from './show-toast.ts';
import { ToastCard } from './toast-card.tsx';

/** Failures stay, so there can be many; what is more than this waits until another is dismissed. */
const MAX_SHOWN = 6;

/**
 * Where the messages of `showToast` and `showFailure` appear: good news of a wide screen in the header, everything else at
 * the foot, above everything and over nothing that is pressed there: see `useBottomInset`. F6 leads there.
 */
export function Toasts() {
  const measured = useBottomInset();
  return (
    <Toast.Provider toastManager={toastManager} limit={MAX_SHOWN}>
      <Toast.Portal>
        {/* Not read aloud as a whole: a failure is an alert of its own, and good news has a place that waits for it. */}
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
  // The newest comes first. What nobody sees, and what fades, offers nothing.
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
      {/* On a wide screen good news stands where the header is empty, and lies over nothing at all. */}
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

/**
 * What staff are at, and the button that sends its form: a message is not to lie over them. Some browsers do not focus a
 * button that is pressed.
 */
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

/**
 * Measures what lies over the foot of the screen into `--bottom-inset`: bars that stick there stand above it, and the end
 * of the page can be scrolled clear of it. Give the answered ref to what lies there.
 */
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
