import { formatDay } from '../../../contracts/india-time.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/states/notice.tsx';
import { acceptedText } from './accepted-text.ts';
import type { OpenQuote } from './quote-states.ts';
import { useFocusOnOutcome } from './use-focus-on-outcome.ts';

type Props = { shown: OpenQuote; thanks?: string; hasClosed: boolean };

export function StateNotice({ shown, thanks, hasClosed }: Props) {
  const place = useFocusOnOutcome(thanks ?? hasClosed);
  const { state, quote, decidedAt, trip } = shown;
  if (state === 'sent') return null;
  const isOff = state === 'accepted' && trip === 'off';
  return (
    <div
      ref={place}
      tabIndex={-1}
      // On paper it would stand above the letterhead.
      className={classNames('mb-8 max-w-[46rem] scroll-mt-28 outline-none', !isOff && 'print:hidden')}
    >
      <Notice tone={state === 'accepted' && !isOff ? 'success' : 'info'} role={thanks ? 'status' : undefined}>
        {thanks && <p className="font-semibold">{thanks}</p>}
        {state === 'lapsed' && (
          <>
            <p className="font-semibold">
              This quotation has lapsed: its price held until {formatDay(quote.validUntil)}.
            </p>
            <p className="mt-1">Ask below. Often the price still stands, and we send you a new one.</p>
          </>
        )}
        {isOff && (
          <>
            <p className="font-semibold">This trip was cancelled.</p>
            <p className="mt-1">If anything about what was paid is unclear, ask us.</p>
          </>
        )}
        {state === 'accepted' && !isOff && <p>{acceptedText(shown)}</p>}
        {state === 'declined' && decidedAt && (
          <p>
            This quotation was declined on {formatDay(decidedAt)}. If you think of it again, ask us below.
          </p>
        )}
      </Notice>
    </div>
  );
}
