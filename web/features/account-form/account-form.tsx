import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { FormAnswerNotice } from '../forms/form-answer-notice.tsx';
import type { Sending, VisitorFormState } from '../forms/use-visitor-form.ts';
import { VisitorForm } from '../forms/visitor-form.tsx';

type Props = {
  form: VisitorFormState;
  page?: string;
  action: string;
  busyAction: string;
  isBusy?: boolean;
  sending: Sending;
  children: ReactNode;
};

export function AccountForm({ form, page = '', action, busyAction, isBusy, sending, children }: Props) {
  const isAtWork = isBusy || form.isSending;
  return (
    <VisitorForm form={form} action={page} sending={sending} className="grid gap-5">
      <FormAnswerNotice answer={form.answer} />
      {children}
      <Button type="submit" busy={isAtWork} className="w-full">
        {isAtWork ? busyAction : action}
      </Button>
    </VisitorForm>
  );
}
