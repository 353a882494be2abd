import { useEffect } from 'react';
import { quoteApi } from './quote-api.ts';

/** What programs that look through mails do not do. */
const SIGNS = ['pointerdown', 'pointermove', 'scroll', 'keydown'];

/** Once for each view. */
export function useOpenedByPerson(token: string | null): void {
  useEffect(() => {
    if (token === null) return;
    const heard = new AbortController();
    const tell = (event: Event) => {
      if (!event.isTrusted) return;
      heard.abort();
      // Staff miss a time then; the traveller misses nothing.
      quoteApi.noteQuoteOpened({ params: { token } }).catch(() => undefined);
    };
    for (const sign of SIGNS)
      addEventListener(sign, tell, { signal: heard.signal, passive: true, capture: true });
    return () => heard.abort();
  }, [token]);
}
