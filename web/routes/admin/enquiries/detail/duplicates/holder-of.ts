import type { ComparedEnquiry } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import type { EnquiryFacts, Wish } from '../../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { WISH_TEXTS } from '../facts/wish-texts.ts';

type Compared = EnquiryFacts & Pick<ComparedEnquiry, 'firstWish' | 'createdAt'>;

/** Prefers the enquiry whose value staff corrected, if only one was; else the newer. */
export function holderOf<One extends Compared>(wish: Wish, one: One, other: One): One {
  const isCorrected = isCorrectedIn(wish, one);
  if (isCorrected !== isCorrectedIn(wish, other)) return isCorrected ? one : other;
  return one.createdAt < other.createdAt ? other : one;
}

function isCorrectedIn(wish: Wish, enquiry: Compared): boolean {
  const textOf = WISH_TEXTS[wish];
  return enquiry.firstWish !== null && textOf(enquiry.firstWish) !== textOf(enquiry);
}
