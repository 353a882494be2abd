import type { QuoteState } from '../../contracts/quotes/quote-terms.ts';
import type { WithDefaults } from './with-defaults.ts';

/** One version of an enquiry's quotation. */
export type QuoteRow = {
  id: string;
  booking_id: string;
  /** Given at sending: drafts that are discarded leave no gap. */
  number: number | null;
  state: QuoteState;
  /** Unique: a quotation has one successor at most. */
  supersedes_id: string | null;
  tour_id: string | null;
  author_id: string | null;
  author_name: string;
  version: number;
  /** JSON: `QuoteBody`. */
  body: string;
  /** JSON: `SentQuote`, never changed. */
  sent: string | null;
  /** Of `sent`, hex. */
  sha256: string | null;
  valid_until: string | null;
  /** JSON: `QuoteDecision`. */
  decision: string | null;
  reason: string;
  created_at: string;
  updated_at: string;
  sent_at: string | null;
  opened_at: string | null;
  decided_at: string | null;
};

export type PrivateLinkRow = {
  /** SHA-256, hex. */
  token_hash: string;
  purpose: 'quote';
  subject_id: string;
  created_at: string;
  expires_at: string;
  ended_at: string | null;
};

export type QuoteTables = {
  quotes: WithDefaults<QuoteRow, 'version' | 'reason'>;
  private_links: PrivateLinkRow;
};
