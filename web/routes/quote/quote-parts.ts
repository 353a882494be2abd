import { lazyPart } from '../../lib/loading/lazy-part.ts';

// They stand in the HTML from the start: the script of the forms comes first.

export const StateNotice = lazyPart(() => import('./state-notice.tsx'), 'StateNotice');
export const QuotePaper = lazyPart(() => import('./quote-paper.tsx'), 'QuotePaper');
export const QuoteContact = lazyPart(() => import('./quote-contact.tsx'), 'QuoteContact');
export const QuoteSeller = lazyPart(() => import('./quote-seller.tsx'), 'QuoteSeller');
export const DeadQuote = lazyPart(() => import('./dead-quote.tsx'), 'DeadQuote');
