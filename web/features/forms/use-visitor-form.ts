import { useRef, useState } from 'react';
import type { ConsentPurpose } from '../../../contracts/consents.ts';
import type { FormTraces } from '../../../contracts/fields/form-traces.ts';
import { type Faults, useFaults } from '../../ui/fields/use-faults.ts';
import { type AlertMessage, dismissAlert, showAlert } from '../alerts/alerts.ts';
import { sentByBrowser } from '../drafts/sent-by-browser.ts';
import { hasTyped, typedValues, useFormDraft } from '../drafts/use-form-draft.ts';
import { fieldFaults } from '../failures/failure-text.ts';
import { tracesIn } from '../form-traces/traces-in.ts';
import { useFormAnswer } from './form-answer.ts';

type Options = {
  name: string;
  draft?: string;
  purpose?: ConsentPurpose;
};

type Values = Record<string, string>;

export type Sending = {
  /** Returns faults to show. `sentKey`: see `sentByBrowser`. */
  send: (values: Values, traces: FormTraces, sentKey?: string) => Promise<Faults | undefined>;
  /** Undefined if the form shows the failure itself. */
  failed: (error: unknown, values: Values) => AlertMessage | undefined;
  faultsOf?: (error: unknown) => Faults;
};

export function useVisitorForm({ name, draft: draftName, purpose }: Options) {
  const answer = useFormAnswer(name);
  const draft = useFormDraft(draftName ?? null, answer);
  const { faults, showFaults, clearFault } = useFaults(draft.form, answer?.faults);
  const [progress, setProgress] = useState<'idle' | 'sending' | 'over'>('idle');
  const isBusy = useRef(false);
  const [emptiedAt, setEmptiedAt] = useState<number>();
  const [shownAt] = useState(() => performance.now());

  /** Ignores presses while one is under way. */
  async function press(
    form: HTMLFormElement,
    { send, failed, faultsOf = fieldFaults }: Sending,
  ): Promise<void> {
    // A second tap on the emptied form would replace the thanks.
    const isSecondTap = emptiedAt && performance.now() - emptiedAt < SECOND_TAP_MS && !hasTyped(form);
    if (isBusy.current || isSecondTap) return;
    draft.save();
    isBusy.current = true;
    setProgress('sending');
    const values = Object.fromEntries(new FormData(form)) as Values;
    // A restored draft was typed earlier.
    const filledInSeconds = draft.restored ? undefined : (performance.now() - shownAt) / 1000;
    const sentKey = sentByBrowser.keyOf(draftName, typedValues(form));
    dismissAlert();
    try {
      showFaults((await send(values, { ...tracesIn(values), filledInSeconds }, sentKey)) ?? {});
    } catch (error) {
      const said = failed(error, values);
      if (said) showAlert(said);
      showFaults(faultsOf(error));
    }
    isBusy.current = false;
    setProgress('over');
  }

  return {
    ...{ name, draftName, purpose, draft, faults, showFaults, clearFault, press, setEmptiedAt },
    isSending: progress === 'sending',
    answer: progress === 'idle' ? answer : undefined,
    values: (!emptiedAt && answer?.values) || NOTHING_TYPED,
  };
}

const SECOND_TAP_MS = 2_000;
const NOTHING_TYPED: Record<string, string> = {};

export type VisitorFormState = ReturnType<typeof useVisitorForm>;
