import { type RefObject, useState } from 'react';
import { createPortal } from 'react-dom';
import type { AnsweredMeanwhile } from '../../../../contracts/answers.contract.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useReload } from '../actions/use-reload.ts';
import { type BegunAction, clearFailures } from '../toasts/show-toast.ts';

/** In place of an id: a draft does not restore an empty field. */
const NO_ANSWER = 'none';
const NAME = 'answerSeen';

/** The last answer that the writer has seen: the page's newest until typing begins, then the draft's. */
export function AnswerSeen({ last }: { last: string | undefined }) {
  return <input type="text" name={NAME} defaultValue={last ?? NO_ANSWER} hidden />;
}

function fieldIn(form: HTMLFormElement): HTMLInputElement | null {
  const field = form.elements.namedItem(NAME);
  return field instanceof HTMLInputElement ? field : null;
}

export function holdAnswerSeen(form: HTMLFormElement): void {
  const field = fieldIn(form);
  // A field with a value ignores later changes of its default.
  if (field) field.value = `${field.value}`;
}

function setAnswerSeen(form: HTMLFormElement, id: string): void {
  const field = fieldIn(form);
  if (field) field.value = id;
}

export function readAnswerSeen(value: string | undefined): string | null {
  return value === undefined || value === NO_ANSWER ? null : value;
}

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

type Props = {
  answered: AnsweredMeanwhile | null;
  onSendAnyway: () => void;
  onReadFirst: () => void;
};

const DID = { reply: 'wrote', whatsapp: 'wrote on WhatsApp', call: 'called' } as const;

/** Rendered outside of the form, whose tab may be hidden while the dialog blocks the page. */
export function AnsweredDialog({ answered, onSendAnyway, onReadFirst }: Props) {
  return createPortal(
    <Dialog open={answered !== null} onClose={onReadFirst} title={answered ? titleOf(answered) : ''}>
      {answered && (
        <>
          <p className="text-ink-soft">
            {answered.isOwn
              ? `You sent this on ${formatMoment(answered.at)}. Send what you wrote now as well?`
              : `${answered.by} ${DID[answered.kind]} on ${formatMoment(answered.at)}. Your reply has not gone out.`}
          </p>
          {answered.text && (
            <blockquote
              dir="auto"
              className="mt-4 max-h-[40dvh] overflow-y-auto border-l-3 border-teesta pl-4 whitespace-pre-line wrap-anywhere"
            >
              {answered.text}
            </blockquote>
          )}
          <DialogFooter cancel={answered.isOwn ? 'Send as well' : 'Send anyway'} onCancel={onSendAnyway}>
            <Button onClick={onReadFirst}>Read it first</Button>
          </DialogFooter>
        </>
      )}
    </Dialog>,
    document.body,
  );
}

function titleOf({ by, isOwn }: AnsweredMeanwhile): string {
  return isOwn ? 'Your last reply has gone out' : `${by} has answered meanwhile`;
}
