import type { DeskEnquiry } from '../../../../../../contracts/enquiries/desk.contract.ts';
import type { EnquiryFacts } from '../../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { WISH_TEXTS } from './wish-texts.ts';

export function FirstWish({ first, enquiry }: { first: EnquiryFacts; enquiry: DeskEnquiry }) {
  const others = Object.values(WISH_TEXTS)
    .filter((textOf) => textOf(first) !== textOf(enquiry))
    .map((textOf) => textOf(first) || 'none');
  if (others.length === 0) return null;
  return (
    <p className="mt-2 border-t border-mist pt-2 text-sm text-ink-soft wrap-anywhere">
      {enquiry.source === 'site' ? 'The traveller wrote' : 'First written down'}: {others.join(', ')}
    </p>
  );
}
