import { type RefObject, useLayoutEffect } from 'react';

/**
 * Tells the style sheet how high the message is, as `--message` of the page or of the window that it stands in: what is gone
 * to comes into sight below it. A field in hand, with its label, stays in sight as the message comes or grows.
 */
export function useMessageRoom(region: RefObject<HTMLElement | null>, messageId: number | undefined): void {
  // Measured before a field with a fault takes the focus, which is an effect.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message may be another element
  useLayoutEffect(() => {
    const message = region.current;
    if (!message) return;
    const { style } = message.closest('dialog') ?? document.documentElement;
    const uncover = () => uncoverField(message);
    const measure = () => {
      style.setProperty('--message', `${message.offsetHeight}px`);
      uncover();
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(message);
    // Of a field that takes the focus, a browser brings the caret alone into sight.
    document.addEventListener('focusin', uncover);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', uncover);
      style.removeProperty('--message');
    };
  }, [region, messageId]);
}

function uncoverField(message: HTMLElement): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLElement) || !field.matches('input, select, textarea')) return;
  const label = (field as HTMLInputElement).labels?.[0] ?? field;
  const { top, bottom } = message.getBoundingClientRect();
  const isCovered = label.getBoundingClientRect().top < bottom && field.getBoundingClientRect().bottom > top;
  if (isCovered) field.scrollIntoView({ block: 'nearest' });
}
