import { randomKey } from '../../../../lib/browser/random-key.ts';
import { staffApi } from '../../staff-api.ts';
import { quotePath } from '../quote-words.ts';
import { carriedOver } from './merge-quotes.ts';
import { type QuoteDraft, quoteDrafts } from './quote-draft.ts';

/** For text typed into a draft that was sent or discarded: moves it to another draft, and returns that one's path. */
export async function beginWith(enquiry: string, typed: QuoteDraft, from?: string): Promise<string> {
  const { data } = await staffApi.createQuote({
    params: { id: enquiry },
    body: { from },
    idempotencyKey: randomKey(),
  });
  quoteDrafts.save(data._id, carriedOver(typed, data, from !== undefined));
  return quotePath(enquiry, data._id);
}
