import { draftStore } from '../../../../features/drafts/draft-store.ts';
import { parseStored } from '../../../../lib/browser/browser-storage.ts';
import type { QuoteForm } from './quote-form-values.ts';

/** `version` is that of `base`. */
export type QuoteDraft = { form: QuoteForm; base: QuoteForm; version: number };

export const quoteDraftName = (id: string) => `desk:quote:${id}`;

export function saveQuoteDraft(id: string, draft: QuoteDraft): void {
  draftStore.save(quoteDraftName(id), { json: JSON.stringify(draft) });
}

/** Null for a damaged draft, too. */
export function loadQuoteDraft(id: string): QuoteDraft | null {
  const { form, base, version } = parseStored(
    draftStore.load(quoteDraftName(id))?.json ?? null,
  ) as QuoteDraft;
  return isForm(form) && isForm(base) && typeof version === 'number' ? { form, base, version } : null;
}

const isForm = (form: Partial<QuoteForm> | undefined) =>
  Array.isArray(form?.options) && Array.isArray(form.days) && typeof form.included === 'string';

export const clearQuoteDraft = (id: string) => draftStore.clear(quoteDraftName(id));
/** Lets any tab take up the draft. */
export const releaseQuoteDraft = (id: string) => draftStore.release(quoteDraftName(id));
