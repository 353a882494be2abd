import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { type ConsentPurpose, shownConsent } from '../../../contracts/consents.ts';
import { type FormTraces, MAX_WEBSITE } from '../../../contracts/fields/form-traces.ts';
import { HONEYPOT } from './honeypot.tsx';

/**
 * What a form tells of itself: the wording of consent that it shows and, for the server to tell people from bots, whether the
 * field was filled that nobody sees, and how long it took. Of what was typed before, and only brought back, there is no time to tell.
 */
export function useFormTraces(
  purpose: ConsentPurpose | undefined,
  form: RefObject<HTMLFormElement | null>,
  isRestored: boolean,
): () => FormTraces {
  const shownAt = useRef<number>(undefined);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  return useCallback(() => {
    const field = form.current?.elements.namedItem(HONEYPOT);
    const website = field instanceof HTMLInputElement ? field.value.slice(0, MAX_WEBSITE) : '';
    const since = shownAt.current;
    return {
      ...(purpose && { consentVersion: shownConsent(purpose).version }),
      ...(website && { website }),
      ...(since !== undefined &&
        !isRestored && { filledInSeconds: Math.round(performance.now() - since) / 1000 }),
    };
  }, [purpose, form, isRestored]);
}
