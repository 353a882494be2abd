import { useState } from 'react';
import type { DeskQuote } from '../../../../../contracts/quotes/quotes.contract.ts';
import { ApiError } from '../../../../api/api-error.ts';
import { fieldFaults } from '../../../../features/failures/failure-text.ts';
import type { Faults } from '../../../../ui/fields/use-faults.ts';
import { useReload } from '../../actions/use-reload.ts';
import type { Conflict } from '../../conflict/conflict-dialog.tsx';
import { setFaults, useFirstFaultFocus } from '../../records/typed-faults.ts';
import { staffApi } from '../../staff-api.ts';
import { nullIfGone } from '../../staff-page/null-if-gone.ts';
import { type BegunAction, beginAction, clearFailures, showFailure } from '../../toasts/show-toast.ts';
import { failedText } from '../quote-words.ts';
import { mergeQuotes, type QuotePart, withParts } from './merge-quotes.ts';
import { quoteDrafts } from './quote-draft.ts';
import { isSameQuote, type QuoteForm, toBody, toForm } from './quote-form-values.ts';
import { useBeginWith } from './use-begin-with.ts';
import { useTypedQuote } from './use-typed-quote.ts';

type QuoteConflict = { merged: QuoteForm; theirs: QuoteForm; shown: Conflict<QuotePart>; version: number };

const FAILED = 'Failed to save the quotation';

/** Saves by version, and merges a colleague's changes. */
export function useQuoteForm(quote: DeskQuote) {
  const { _id: id, enquiry } = quote;
  const params = { id: enquiry._id, quote: id };
  const typed = useTypedQuote(quote);
  const { form, base, version, hasChanges, keep, begin, end } = typed;
  const [conflict, setConflict] = useState<QuoteConflict | null>(null);
  const [isSaving, setSaving] = useState(false);
  const focusFirstFault = useFirstFaultFocus();
  const beginWith = useBeginWith(enquiry._id);
  const reload = useReload();

  /** Returns the version; undefined on failure. */
  async function save(values: QuoteForm = form.getValues()): Promise<number | undefined> {
    const begun = beginAction();
    const sent = structuredClone(values);
    setSaving(true);
    form.clearErrors();
    try {
      const body = { ...toBody(sent), version: version.current };
      const { data } = await staffApi.saveQuote({ params, body });
      if (typed.isOthers()) return undefined;
      clearFailures(begun);
      setConflict(null);
      typed.adopt(data, sent);
      return data.version;
    } catch (error) {
      await meetFailure(error, begun);
      return undefined;
    } finally {
      setSaving(false);
    }
  }

  async function meetFailure(error: unknown, begun: BegunAction): Promise<void> {
    // The dialog would hide the form's errors.
    setConflict(null);
    const mayBeOvertaken = error instanceof ApiError && (error.status === 404 || error.status === 409);
    if (mayBeOvertaken && (await meetTheirs(begun).catch(() => false))) return;
    const faults = fieldFaults(error);
    if (Object.keys(faults).length === 0) showFailure(FAILED, error, { begun });
    else showFaults(faults, FAILED, begun);
  }

  /** A toast names those that no field shows. */
  function showFaults(faults: Faults, failed = failedText('sent', quote), begun = beginAction()): void {
    if (Object.keys(faults).length === 0) return;
    const { isMailed, version: unknownVersion, ...marked } = faults;
    const reason = isMailed ?? unknownVersion;
    if (reason) showFailure(failed, undefined, { begun, reason });
    setFaults(form, marked);
    focusFirstFault();
  }

  /** True if a colleague's change is why it was not saved. */
  async function meetTheirs(begun: BegunAction): Promise<boolean> {
    const data = (await nullIfGone(() => staffApi.getDeskQuote({ params })))?.data;
    if (!data) {
      const way = { text: 'Begin one with what I typed', go: () => void beginWith(typed.now(), end) };
      showFailure(FAILED, undefined, { begun, way, reason: 'A colleague has discarded this draft.' });
      return true;
    }
    if (data.state !== 'draft') {
      // The page shows what was sent, and what was typed since.
      keep();
      clearFailures(begun);
      await reload();
      return true;
    }
    const [yours, theirs] = [form.getValues(), toForm(data.content)];
    // Already stored: either our response was lost, or a colleague typed the same.
    if (isSameQuote(yours, theirs)) typed.adopt(data, yours);
    else if (data.version === version.current) return false;
    else {
      const { merged, conflict: shown } = mergeQuotes({ base: base.current, yours, theirs }, data.version);
      setConflict({ merged, theirs, shown, version: data.version });
    }
    return true;
  }

  return {
    ...{ form, isSaving, hasChanges, save, showFaults, end },
    hasDraft: typed.hasDraft,
    discard: typed.discard,
    draftName: quoteDrafts.nameOf(id),
    conflict: conflict?.shown ?? null,
    closeConflict: () => setConflict(null),
    /** Saves what is typed, and returns the stored version; undefined on failure. */
    stored: async () => (hasChanges() ? save() : version.current),
    async saveTogether(chosenTheirs: QuotePart[]): Promise<number | undefined> {
      if (!conflict) return undefined;
      const chosen = withParts(conflict.merged, conflict.theirs, chosenTheirs);
      begin(chosen, conflict.theirs, conflict.version);
      keep();
      return save(chosen);
    },
  };
}
