import { createPortal } from 'react-dom';
import type { AnsweredMeanwhile } from '../../../../contracts/answers.contract.ts';
import { formatMoment } from '../../../../contracts/india-time.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

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
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button variant="secondary" onClick={onSendAnyway}>
              {answered.isOwn ? 'Send as well' : 'Send anyway'}
            </Button>
            <Button onClick={onReadFirst}>Read it first</Button>
          </div>
        </>
      )}
    </Dialog>,
    document.body,
  );
}

function titleOf({ by, isOwn }: AnsweredMeanwhile): string {
  return isOwn ? 'Your last reply has gone out' : `${by} has answered meanwhile`;
}
