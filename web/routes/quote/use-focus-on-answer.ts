import { type RefObject, useEffect, useRef } from 'react';

/** The pressed button is far below, or gone. Each new `answer` moves the focus again. */
export function useFocusOnAnswer(answer: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!answer) return;
    place.current?.scrollIntoView({ block: 'center' });
    place.current?.focus({ preventScroll: true });
  }, [answer]);
  return place;
}
