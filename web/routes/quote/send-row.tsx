import type { ReactNode } from 'react';
import { DraftNotice } from '../../features/drafts/draft-notice.tsx';
import type { VisitorFormState } from '../../features/forms/use-visitor-form.ts';
import { Button } from '../../ui/buttons/button.tsx';
import type { ButtonVariant } from '../../ui/buttons/button-style.ts';

type Props = { form: VisitorFormState; variant?: ButtonVariant; idle: string; children: ReactNode };

export function SendRow({ form: { draft, isSending }, variant, idle, children }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
      <Button type="submit" variant={variant} busy={isSending}>
        {isSending ? 'Sending…' : children}
      </Button>
      <DraftNotice
        state={draft.restored ? 'restored' : 'idle'}
        idle={idle}
        failed=""
        className="min-w-0 flex-1 basis-48"
      />
    </div>
  );
}
