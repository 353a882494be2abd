import { FieldRows, type RowsOf } from '../../records/field-rows.tsx';
import { useTypedForm } from '../../records/typed-form.ts';
import type { QuoteForm } from './quote-form-values.ts';

export const useQuoteFields = () => useTypedForm<QuoteForm>();

export const QuoteRows = FieldRows as RowsOf<QuoteForm>;
