import type { ComparedEnquiry } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import type { EnquiryFacts, Wish } from '../../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { WISH_TEXTS } from '../facts/wish-texts.ts';

type Compared = EnquiryFacts & Pick<ComparedEnquiry, 'firstWish' | 'createdAt'>;

/**
 * Of two enquiries the one whose wish holds, unless staff choose: what they corrected in one alone they know better than
 * either was sent. Else it is the newer: what somebody asked for last is what they want now, as a rule.
 */
export function holderOf<One extends Compared>(wish: Wish, one: One, other: One): One {
  const isCorrected = isCorrectedIn(wish, one);
  if (isCorrected !== isCorrectedIn(wish, other)) return isCorrected ? one : other;
  return one.createdAt < other.createdAt ? other : one;
}

function isCorrectedIn(wish: Wish, enquiry: Compared): boolean {
  const textOf = WISH_TEXTS[wish];
  return enquiry.firstWish !== null && textOf(enquiry.firstWish) !== textOf(enquiry);
}
