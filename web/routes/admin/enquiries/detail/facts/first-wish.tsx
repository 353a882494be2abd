import { countPeople } from '../../../../../../contracts/count-of.ts';
import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import type { EnquiryFacts } from '../../../../../../contracts/enquiries/enquiry-facts.contract.ts';
import { travelText } from '../../../../../../contracts/enquiries/travel-days.ts';
import { formatPhone } from '../../format-phone.ts';

type Said = Pick<EnquiryFacts, keyof EnquiryFacts>;

const PARTS: ((facts: Said) => string)[] = [
  ({ fullName }) => fullName,
  ({ phone }) => formatPhone(phone),
  ({ userEmail }) => userEmail,
  ({ tourName }) => tourName,
  (facts) => travelText(facts),
  ({ guestSize }) => countPeople(guestSize),
];

/** What stood there before staff corrected it, where it is another now. */
export function FirstWish({ first, enquiry }: { first: EnquiryFacts; enquiry: DeskEnquiry }) {
  const others = PARTS.filter((of) => of(first) !== of(enquiry)).map((of) => of(first) || 'none');
  if (others.length === 0) return null;
  return (
    <p className="mt-2 border-t border-mist pt-2 text-sm text-ink-soft wrap-anywhere">
      {enquiry.source === 'site' ? 'The traveller wrote' : 'First written down'}: {others.join(', ')}
    </p>
  );
}
