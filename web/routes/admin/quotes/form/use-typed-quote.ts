import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import type { DeskQuote } from '../../../../../contracts/quotes/quotes.contract.ts';
import { useMergedForm, useStartOfForm } from '../../records/use-merged-form.ts';
import { quoteDrafts } from './quote-draft.ts';
import { isSameQuote, type QuoteForm, toForm } from './quote-form-values.ts';

export function useTypedQuote(quote: DeskQuote) {
  const kind = { id: quote._id, drafts: quoteDrafts, isSame: isSameQuote };
  const stored = { form: toForm(quote.content), version: quote.version };
  const start = useStartOfForm(stored, kind);
  const form = useForm<QuoteForm>({ defaultValues: start.form });
  const typed = useMergedForm(form, start, { ...kind, undosIn: quoteDrafts.nameOf(quote._id) });
  const { version, hasChanges, begin, goOnFrom, keep } = typed;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when a colleague's version comes, and then alone
  useEffect(() => {
    if (quote.version > version.current && !hasChanges()) begin(stored.form, stored.form, quote.version);
  }, [quote.version]);

  return {
    ...{ ...typed, form },
    /** `sent` is stored now; more may have been typed since. */
    adopt(data: DeskQuote, sent: QuoteForm): void {
      const from = toForm(data.content);
      const isAll = isSameQuote(form.getValues(), sent);
      goOnFrom(from, data.version);
      // Resetting rebuilds the rows, which lose the focus: only if the server has trimmed something.
      if (isAll && !isSameQuote(sent, from)) form.reset(from);
      keep();
    },
    discard: () => typed.discard(stored),
  };
}
