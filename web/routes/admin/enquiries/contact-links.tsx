import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import { formatPhone } from './format-phone.ts';

const LINK = 'flex min-h-11 w-fit max-w-full items-center text-link @3xl:min-h-7';

type Props = Pick<DeskEnquiry, 'phone' | 'phoneTyped' | 'userEmail'>;

export function ContactLinks({ phone, phoneTyped, userEmail }: Props) {
  if (!phone && !userEmail) return <span className="text-ink-soft">Contact details erased</span>;
  return (
    <>
      {phone && (
        <a href={`tel:${phone}`} className={LINK}>
          {formatPhone(phone)}
        </a>
      )}
      {phoneTyped && (
        <span dir="auto" className="block text-sm text-ink-soft wrap-anywhere">
          Typed: {phoneTyped}
        </span>
      )}
      {userEmail && (
        <a href={`mailto:${userEmail}`} className={LINK}>
          <span className="min-w-0 wrap-anywhere">{userEmail}</span>
        </a>
      )}
    </>
  );
}
