import type { AcceptQuoteBody } from '../../../contracts/quotes/quotes.contract.ts';
import type { Faults } from '../../ui/fields/use-faults.ts';

export const ACCEPT_FORM = 'accept-quote';
export const DECLINE_FORM = 'decline-quote';
export const QUESTION_FORM = 'ask-about-quote';
/** Here, because the page asks for it before there is anything to pay. */
export const PAID_FORM = 'paid-by-link';

export const ACCEPTED_THANKS = 'Thank you: your trip is confirmed.';
export const DECLINED_THANKS = 'Thank you for telling us.';
export const ASKED_THANKS = 'Your question is with us. We answer by mail or phone.';

type Values = Record<string, string>;

export function acceptanceOf({
  option,
  name = '',
  state = '',
  gstin = '',
  address = '',
  sha256 = '',
}: Values): AcceptQuoteBody {
  return {
    option: Number(option),
    name: name.trim(),
    state,
    gstin: gstin.trim(),
    address,
    hasAgreed: true,
    sha256,
  };
}

export function acceptanceFaults({ option, name = '', state, hasAgreed }: Values): Faults {
  return {
    ...(!option && { option: 'Choose an option.' }),
    ...(!name.trim() && { name: 'Enter your full name.' }),
    ...(!state && { state: 'Choose the state you live in.' }),
    ...(!hasAgreed && { hasAgreed: 'Please agree to the terms.' }),
  };
}

export function questionFaults({ question = '' }: Values): Faults {
  return question.trim() ? {} : { question: 'Enter your question.' };
}
