import { Phone } from 'lucide-react';
import { LIMITS } from '../../../../../../contracts/fields/field-limits.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { buttonStyle } from '../../../../../ui/buttons/button-style.ts';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { DraftRestoredNotice } from '../../../drafts/draft-restored-notice.tsx';
import { formatPhone } from '../../format-phone.ts';
import type { ContactLog } from './contact-ways.tsx';
import { useHistoryForm } from './use-history-form.ts';

export function CallForm({
  phone,
  draftName,
  log,
}: {
  phone: string;
  draftName: string;
  log: (contact: ContactLog, idempotencyKey: string) => Promise<unknown>;
}) {
  const { faults, isBusy, isRestored, formProps } = useHistoryForm({
    draftName,
    send: ({ text = '' }, idempotencyKey) => log({ channel: 'call', text }, idempotencyKey),
    done: 'The call is noted.',
    failed: 'Failed to note the call',
  });
  return (
    <form {...formProps} data-writes aria-label="Call" className="grid gap-4">
      <a href={`tel:${phone}`} className={buttonStyle('primary', 'justify-self-start')}>
        <Phone aria-hidden="true" className="size-4" />
        {formatPhone(phone)}
      </a>
      <TextAreaField
        label="What was said"
        name="text"
        rows={3}
        maxLength={LIMITS.message}
        hint="May stay empty. The traveller never sees it."
        error={faults.text}
      />
      {isRestored && <DraftRestoredNotice />}
      <Button type="submit" variant="secondary" busy={isBusy} className="justify-self-start">
        Note the call
      </Button>
    </form>
  );
}
