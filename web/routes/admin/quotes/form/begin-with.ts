import { randomKey } from '../../../../lib/browser/random-key.ts';
import { staffApi } from '../../staff-api.ts';
import { quotePath } from '../quote-words.ts';
import { carriedOver } from './merge-quotes.ts';
import { type QuoteDraft, saveQuoteDraft } from './quote-draft.ts';

/** Takes what was typed into a draft that is over to another one, and answers that one's address. */
export async function beginWith(enquiry: string, typed: QuoteDraft, from?: string): Promise<string> {
  const { data } = await staffApi.createQuote({
    params: { id: enquiry },
    body: { from },
    idempotencyKey: randomKey(),
  });
  saveQuoteDraft(data._id, carriedOver(typed, data, from !== undefined));
  return quotePath(enquiry, data._id);
}
