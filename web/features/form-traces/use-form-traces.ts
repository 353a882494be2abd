import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { HONEYPOT } from './honeypot.tsx';

export type FormTraces = { website?: string; filledInSeconds?: number };

/**
 * What a form tells of whoever filled it in, for the server to tell people from bots: whether the field was filled that
 * nobody sees, and how long it took. Of what was typed before, and only brought back, there is no time to tell.
 */
export function useFormTraces(
  form: RefObject<HTMLFormElement | null>,
  isRestored: boolean,
): () => FormTraces {
  const shownAt = useRef<number>(undefined);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return useCallback(() => {
    const field = form.current?.elements.namedItem(HONEYPOT);
    const website = field instanceof HTMLInputElement ? field.value.slice(0, 200) : '';
    const since = shownAt.current;
    return {
      ...(website && { website }),
      ...(since !== undefined &&
        !isRestored && { filledInSeconds: Math.round(performance.now() - since) / 1000 }),
    };
  }, [form, isRestored]);
}
