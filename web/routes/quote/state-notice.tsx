import { type RefObject, useEffect, useRef } from 'react';
import { formatDay } from '../../../contracts/india-time.ts';
import { Notice } from '../../ui/states/notice.tsx';
import type { OpenQuote } from './quote-states.ts';
import { acceptedText } from './quote-states.ts';

type Props = { shown: OpenQuote; thanks?: string };

export function StateNotice({ shown, thanks }: Props) {
  const place = useFocusOn(thanks);
  const { state, quote, decision, decidedAt } = shown;
  if (state === 'sent') return null;
  return (
    <div ref={place} tabIndex={-1} className="mb-8 max-w-[46rem] scroll-mt-28 outline-none print:mb-3">
      <Notice tone={state === 'accepted' ? 'success' : 'info'} role={thanks ? 'status' : undefined}>
        {thanks && <p className="font-semibold">{thanks}</p>}
        {state === 'lapsed' && (
          <>
            <p className="font-semibold">
              This quotation has lapsed: its price held until {formatDay(quote.validUntil)}.
            </p>
            <p className="mt-1">Ask below. Often the price still stands, and we send you a new one.</p>
          </>
        )}
        {state === 'accepted' && decision && decidedAt && <p>{acceptedText(decision, decidedAt)}</p>}
        {state === 'declined' && decidedAt && (
          <p>
            This quotation was declined on {formatDay(decidedAt)}. If you think of it again, ask us below.
          </p>
        )}
      </Notice>
    </div>
  );
}

/** The pressed button is gone, and was far below. */
function useFocusOn(thanks: string | undefined): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!thanks) return;
    window.scrollTo(0, 0);
    place.current?.focus({ preventScroll: true });
  }, [thanks]);
  return place;
}
