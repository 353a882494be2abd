import { dayOf } from '../../../../contracts/india-time.ts';
import type { TaxRules } from '../../../../contracts/money/tax-rules.ts';
import type { SentQuote } from '../../../../contracts/quotes/quotes.contract.ts';
import type { Db } from '../../../db/database.ts';
import { findTaxRules } from '../../money-rules/money-rules.queries.ts';
import { findPublished } from '../../page-content/page-content.queries.ts';
import { showPublished } from '../../page-content/show-content.ts';

export async function loadQuoteRules(
  db: Db,
  now: Date,
): Promise<{ rules: TaxRules; figures: SentQuote['terms']['figures'] }> {
  const { figures } = await findPublished(db, 'policies');
  return { rules: await findTaxRules(db, dayOf(now)), figures };
}

const TERMS = ['booking', 'cancellation', 'exclusions', 'notes'] as const;

/** Points as HTML that the server wrote. */
export async function loadTerms(db: Db): Promise<SentQuote['terms']['parts']> {
  const policies = await showPublished(db, 'policies');
  return TERMS.map((name) => ({ title: policies[name].title, points: policies[name].points }));
}
