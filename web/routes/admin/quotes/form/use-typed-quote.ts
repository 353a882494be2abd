import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { DeskQuote } from '../../../../../contracts/quotes/quotes.contract.ts';
import { draftSession } from '../../../../features/drafts/draft-session/draft-session.ts';
import { useAutosave } from '../../records/use-autosave.ts';
import { closeUndosIn } from '../../toasts/show-toast.ts';
import {
  clearQuoteDraft,
  loadQuoteDraft,
  quoteDraftName,
  releaseQuoteDraft,
  saveQuoteDraft,
} from './quote-draft.ts';
import { isSameQuote, type QuoteForm, toForm } from './quote-form-values.ts';

/** The form of a draft. Unsaved text is kept in this browser. */
export function useTypedQuote(quote: DeskQuote) {
  const { _id: id } = quote;
  const stored = toForm(quote.content);
  const [draft] = useState(() => loadQuoteDraft(id));
  const isRestored = draft !== null && !isSameQuote(draft.form, stored);
  const [hasDraft, setHasDraft] = useState(isRestored);
  // With a restored draft, this may be older than what is stored.
  const base = useRef(isRestored ? draft.base : stored);
  const version = useRef(isRestored ? draft.version : quote.version);
  const form = useForm<QuoteForm>({ defaultValues: isRestored ? draft.form : stored });
  const isOver = useRef(false);
  const hasChanges = useCallback(
    () => !isOver.current && !isSameQuote(form.getValues(), base.current),
    [form],
  );
  const [writtenIn] = useState(draftSession.current);
  const isOthers = useCallback(() => writtenIn !== draftSession.current(), [writtenIn]);
  const now = useCallback(
    () => ({ form: form.getValues(), base: base.current, version: version.current }),
    [form],
  );
  const keep = useCallback(() => {
    // Also runs when the form closes, perhaps after a sign-out: the next user must not get the draft.
    if (isOthers()) return;
    if (!hasChanges()) return clearQuoteDraft(id);
    saveQuoteDraft(id, now());
  }, [now, hasChanges, id, isOthers]);
  useAutosave(form, keep);
  useEffect(
    () => () => {
      releaseQuoteDraft(id);
      closeUndosIn(quoteDraftName(id));
    },
    [id],
  );

  function begin(values: QuoteForm, from: QuoteForm, fromVersion: number): void {
    base.current = from;
    version.current = fromVersion;
    form.reset(values);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: when a colleague's version comes, and then alone
  useEffect(() => {
    if (quote.version > version.current && !hasChanges()) begin(stored, stored, quote.version);
  }, [quote.version]);

  return {
    ...{ form, base, version, hasDraft, hasChanges, isOthers, now, keep, begin },
    /** `sent` is stored now; more may have been typed since. */
    adopt(data: DeskQuote, sent: QuoteForm): void {
      const from = toForm(data.content);
      const isAll = isSameQuote(form.getValues(), sent);
      base.current = from;
      version.current = data.version;
      // Resetting rebuilds the rows, which lose the focus: only if the server has trimmed something.
      if (isAll && !isSameQuote(sent, from)) form.reset(from);
      setHasDraft(false);
      keep();
    },
    discard(): void {
      begin(stored, stored, quote.version);
      clearQuoteDraft(id);
      setHasDraft(false);
    },
    /** Nothing is unsaved any more. */
    end(): void {
      isOver.current = true;
      clearQuoteDraft(id);
    },
  };
}
