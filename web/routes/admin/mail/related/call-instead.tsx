import { Phone } from 'lucide-react';
import type { MailsAbout } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { telLink } from '../../../../lib/phone-and-mail/tel-link.ts';
import { buttonStyle } from '../../../../ui/buttons/button-style.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { WorksAgainButton } from './works-again-button.tsx';

const RECEIPTS = ['enquiry-received', 'contact-received'];
const MIN_DIGITS = 7;

type Props = {
  about: MailsAbout;
  phone: string;
};

export function CallInstead({ about: { mails, unreachable }, phone }: Props) {
  const receipt = mails.find(({ kind }) => RECEIPTS.includes(kind));
  const isReceiptLost = receipt?.state === 'failed';
  if (!isReceiptLost && !unreachable) return null;
  const canCall = phone.replace(/\D/g, '').length >= MIN_DIGITS;
  const reason = unreachable?.reason ?? receipt?.reason;
  return (
    <Notice tone="error">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p className="font-semibold">
            {receipt === undefined || (unreachable && receipt.state === 'sent')
              ? 'Mails do not arrive at this address'
              : 'The receipt did not arrive'}
            {canCall && ': call'}
          </p>
          {reason && <p className="wrap-anywhere">{reason}</p>}
        </div>
        <div className="flex flex-wrap gap-2">
          {canCall && (
            <a href={telLink(phone)} className={buttonStyle('secondary')}>
              <Phone className="size-4" />
              Call {phone}
            </a>
          )}
          {unreachable && <WorksAgainButton email={unreachable.email} />}
        </div>
      </div>
    </Notice>
  );
}
