import { useEffect, useRef, useState } from 'react';
import type { ConsentPurpose } from '../../../contracts/consents.ts';
import type { FormTraces } from '../../../contracts/fields/form-traces.ts';
import { type Faults, useFaults } from '../../ui/fields/use-faults.ts';
import { sentByBrowser } from '../drafts/sent-by-browser.ts';
import { typedValues, useFormDraft } from '../drafts/use-form-draft.ts';
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

/**
 * What a press comes to: faults to show, or nothing more to say. `sentKey`: by which the browser itself has sent the same, of
 * which nobody knows what became.
 */
export type Send = (
  values: Record<string, string>,
  traces: FormTraces,
  sentKey?: string,
) => Promise<Faults | undefined>;

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
    try {
      const sentKey = sentByBrowser.keyOf(draftName, typedValues(form));
      showFaults((await send(values, { ...tracesIn(values), filledInSeconds }, sentKey)) ?? {});
    } finally {
      isBusy.current = false;
      setSending(false);
    }
  }

  /** For the next one: what the server said again of what was sent goes, too, and its draft. */
  function empty(): void {
    for (const field of draft.form.current?.elements ?? [])
      if (
        field instanceof HTMLTextAreaElement ||
        (field instanceof HTMLInputElement && field.type !== 'hidden')
      ) {
        if ('defaultChecked' in field) field.defaultChecked = false;
        if (field.type !== 'radio' && field.type !== 'checkbox') field.defaultValue = '';
      }
    draft.form.current?.reset();
  }

  return {
    ...{ name, draftName, purpose, draft, faults, showFaults, clearFault, isSending, sendOnce, empty },
    /** What the server said, as long as it says something of what stands in the form. */
    answer: isAnswerOver ? undefined : answer,
    values: answer?.values ?? NOTHING_TYPED,
  };
}

const NOTHING_TYPED: Record<string, string> = {};

export type VisitorFormState = ReturnType<typeof useVisitorForm>;
