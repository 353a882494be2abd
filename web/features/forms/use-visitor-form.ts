import { useEffect, useRef, useState } from 'react';
import type { ConsentPurpose } from '../../../contracts/consents.ts';
import type { FormTraces } from '../../../contracts/fields/form-traces.ts';
import { type Faults, useFaults } from '../../ui/fields/use-faults.ts';
import { useFormDraft } from '../drafts/use-form-draft.ts';
import { tracesIn } from '../form-traces/traces-in.ts';
import { useFormAnswer } from './form-answer.ts';

type Options = {
  /** Tells the forms of a page apart, for its action. */
  name: string;
  /** Under which name what is typed is kept; left out: it is not. */
  draft?: string;
  /** What its sender agrees to. */
  purpose?: ConsentPurpose;
};

/** What a press comes to: faults to show, or nothing more to say. */
export type Send = (values: Record<string, string>, traces: FormTraces) => Promise<Faults | undefined>;

/** The state of a `VisitorForm`. */
export function useVisitorForm({ name, draft: draftName, purpose }: Options) {
  const answer = useFormAnswer(name);
  const draft = useFormDraft(draftName ?? null, answer);
  const { faults, showFaults, clearFault } = useFaults(draft.form, answer?.faults);
  const [isSending, setSending] = useState(false);
  const isBusy = useRef(false);
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = performance.now();
  }, []);
  // What the server said to what was sent before says nothing of this.
  const [isAnswerOver, setAnswerOver] = useState(false);

  /** One at a time, however often it is pressed. */
  async function sendOnce(form: HTMLFormElement, send: Send): Promise<void> {
    if (isBusy.current) return;
    draft.save();
    isBusy.current = true;
    setSending(true);
    setAnswerOver(true);
    const values = Object.fromEntries(new FormData(form)) as Record<string, string>;
    // Of what was typed before, and only brought back, there is no time to tell.
    const filledInSeconds = draft.restored ? undefined : (performance.now() - shownAt.current) / 1000;
    showFaults((await send(values, { ...tracesIn(values), filledInSeconds })) ?? {});
    isBusy.current = false;
    setSending(false);
  }

  return {
    ...{ name, draftName, purpose, draft, faults, showFaults, clearFault, isSending, sendOnce },
    /** What the server said, as long as it says something of what stands in the form. */
    answer: isAnswerOver ? undefined : answer,
    values: answer?.values ?? NOTHING_TYPED,
  };
}

const NOTHING_TYPED: Record<string, string> = {};

export type VisitorFormState = ReturnType<typeof useVisitorForm>;
