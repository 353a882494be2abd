import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { TravellerQuote } from '../../../contracts/quotes/quotes.contract.ts';
import { isRefusal } from '../../api/api-error.ts';
import { failureAlert, sendingAlert } from '../../features/failures/failure-alert.ts';
import type { AnswerFormProps } from './quote-answers.tsx';

type Answered = { loaded: TravellerQuote; quote: TravellerQuote; thanks: string };

/** What the last call answered, until the page loads anew. */
export function useShownQuote(loaded: TravellerQuote) {
  const [answered, setAnswered] = useState<Answered>();
  const { revalidate } = useRevalidator();
  const isNewest = answered?.loaded === loaded;

  const onAnswered: AnswerFormProps['onAnswered'] = (thanks, quote) => {
    setAnswered({ loaded, quote, thanks });
    // Where and what to pay comes with the page.
    if (quote.state === 'accepted') void revalidate();
  };

  const onFailed: AnswerFormProps['onFailed'] = (what) => (error) => {
    if (!isRefusal(error)) return sendingAlert(error, what);
    // Accepted, replaced, lapsed or full meanwhile: the page shows it, below the sentence that says so.
    void revalidate();
    return failureAlert(error);
  };

  return {
    shown: isNewest ? answered.quote : loaded,
    thanks: answered?.thanks,
    onAnswered,
    onFailed,
  };
}
