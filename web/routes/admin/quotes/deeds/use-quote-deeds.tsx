import { type ReactNode, useEffect, useState } from 'react';
import type { DeskQuote, QuoteInList } from '../../../../../contracts/quotes/quotes.contract.ts';
import { lazyPart } from '../../../../lib/loading/lazy-part.ts';
import type { MenuChoice } from '../../lists/action-menu.tsx';
import { disproveFailure } from '../../toasts/show-toast.ts';
import { failedText, isOutcome, LINKED_STATES, type QuoteOutcome } from '../quote-words.ts';
import { useBeginQuote } from '../use-begin-quote.ts';
import type { QuoteDeedKind } from './quote-deed.tsx';

const QuoteDeed = lazyPart(() => import('./quote-deed.tsx'), 'QuoteDeed');

const CHOICES: { key: QuoteDeedKind | 'revise'; text: string; in: QuoteInList['state'][]; isGrave?: true }[] =
  [
    { key: 'link', text: 'Copy link or WhatsApp', in: LINKED_STATES },
    { key: 'revise', text: 'Revise', in: ['sent', 'lapsed', 'declined', 'withdrawn'] },
    { key: 'accept', text: 'Accepted by phone', in: ['sent'] },
    { key: 'decline', text: 'Declined', in: ['sent', 'lapsed'] },
    { key: 'end-links', text: 'End its links', in: ['sent', 'lapsed', 'declined', 'accepted'] },
    { key: 'withdraw', text: 'Withdraw', in: ['sent', 'lapsed', 'accepted'], isGrave: true },
  ];

const OUTCOMES: Partial<Record<QuoteDeedKind, QuoteOutcome>> = {
  accept: 'accepted',
  decline: 'declined',
  withdraw: 'withdrawn',
};

export function useQuoteDeeds(
  quote: QuoteInList,
  enquiry: DeskQuote['enquiry'],
  mayRevise = true,
): { choices: MenuChoice[]; dialog: ReactNode } {
  const [deed, setDeed] = useState<QuoteDeedKind>();
  const beginQuote = useBeginQuote(enquiry._id);
  const { state, number } = quote;
  // The answer may have been lost: what the page shows has not failed.
  useEffect(() => {
    if (!isOutcome(state)) return;
    setDeed((last) => (last && OUTCOMES[last] === state ? undefined : last));
    return disproveFailure(failedText(state, { number }));
  }, [state, number]);
  const choices = CHOICES.filter(
    ({ key, in: states }) => states.includes(state) && (mayRevise || key !== 'revise'),
  ).map(({ key, text, isGrave }) => ({
    ...{ key, text, isGrave, takesFocus: key !== 'revise' },
    onChoose: () => (key === 'revise' ? beginQuote(quote._id) : setDeed(key)),
  }));
  const close = () => setDeed(undefined);
  return { choices, dialog: deed && <QuoteDeed {...{ deed, quote, enquiry }} onClose={close} /> };
}
