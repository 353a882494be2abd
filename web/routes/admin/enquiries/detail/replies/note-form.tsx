import type { ReactNode } from 'react';
import { LIMITS } from '../../../../../../contracts/fields/field-limits.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { DraftRestoredNotice } from '../../../drafts/draft-restored-notice.tsx';
import { useHistoryForm } from './use-history-form.ts';

type Props = {
  draftName: string;
  send: (text: string, idempotencyKey: string) => Promise<unknown>;
  done: string;
  failed: string;
  name: string;
  label: string;
  hint: string;
  rows: number;
  button: string;
  isAnswer?: boolean;
  children?: ReactNode;
};

/** Notes what only staff read. `children`: above the field. */
export function NoteForm(props: Props) {
  const { draftName, send, done, failed, name, label, hint, rows } = props;
  const { faults, isBusy, isRestored, formProps } = useHistoryForm({
    ...{ draftName, done, failed },
    send: ({ text = '' }, idempotencyKey) => send(text, idempotencyKey),
  });
  return (
    <form {...formProps} data-writes={props.isAnswer} aria-label={name} className="grid gap-4">
      {props.children}
      <TextAreaField {...{ label, hint, rows }} name="text" maxLength={LIMITS.message} error={faults.text} />
      {isRestored && <DraftRestoredNotice />}
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        {props.button}
      </Button>
    </form>
  );
}
