import { type TypedDraft, typedDrafts } from '../../records/typed-drafts.ts';
import type { QuoteForm } from './quote-form-values.ts';

export type QuoteDraft = TypedDraft<QuoteForm>;

export const quoteDrafts = typedDrafts<QuoteForm>('desk:quote', (form) =>
  Array.isArray(form?.options) && Array.isArray(form.days) && typeof form.included === 'string'
    ? (form as QuoteForm)
    : null,
);
