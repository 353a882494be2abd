import { randomKey } from '../../../../lib/browser/random-key.ts';
import { staffApi } from '../../staff-api.ts';
import { quotePath } from '../quote-words.ts';
import { saveQuoteDraft } from './quote-draft.ts';
import { type QuoteForm, toForm } from './quote-form-values.ts';

/** A draft with what was typed into another one, which takes no words any more. Answers its address. */
export async function beginWith(enquiry: string, typed: QuoteForm, from?: string): Promise<string> {
  const { data } = await staffApi.createQuote({
    params: { id: enquiry },
    body: { from },
    idempotencyKey: randomKey(),
  });
  saveQuoteDraft(data._id, { form: typed, base: toForm(data.content), version: data.version });
  return quotePath(enquiry, data._id);
}
