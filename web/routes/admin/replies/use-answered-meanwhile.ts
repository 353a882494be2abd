import { type RefObject, useState } from 'react';
import type { AnsweredMeanwhile } from '../../../../contracts/answers.contract.ts';
import { ApiError } from '../../../api/api-error.ts';
import { useReload } from '../actions/use-reload.ts';
import { type BegunAction, clearFailures } from '../toasts/show-toast.ts';
import { setAnswerSeen } from './answer-seen.tsx';

/** `save` keeps the draft, which now knows the other answer; `send` sends the form as it is. */
export function useAnsweredMeanwhile(
  form: RefObject<HTMLFormElement | null>,
  { save, send }: { save: () => void; send: () => void },
) {
  const reload = useReload();
  const [answered, setAnswered] = useState<AnsweredMeanwhile | null>(null);

  function know(): void {
    if (form.current && answered) setAnswerSeen(form.current, answered._id);
    save();
    setAnswered(null);
  }

  return {
    /** True if that was the reason and the form still exists: the dialog opens, and the page shows the answer. */
    wasAnswered(error: unknown, begun: BegunAction): boolean {
      const found = error instanceof ApiError ? error.failure?.answered : undefined;
      if (!found || !form.current) return false;
      clearFailures(begun);
      setAnswered(found);
      void reload();
      return true;
    },
    dialog: {
      answered,
      onSendAnyway() {
        know();
        send();
      },
      onReadFirst() {
        know();
      },
    },
  };
}
