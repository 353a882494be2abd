/** Stored. A draft has no number. */
const QUOTE_STATES = ['draft', 'sent', 'accepted', 'declined', 'superseded', 'withdrawn'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** `lapsed`: sent, and valid until a day that is over in India. */
export const SHOWN_QUOTE_STATES = [...QUOTE_STATES, 'lapsed'] as const;
export type ShownQuoteState = (typeof SHOWN_QUOTE_STATES)[number];

export const QUOTE_STATE_NAMES: Record<ShownQuoteState, string> = {
  draft: 'Draft',
  sent: 'Sent',
  accepted: 'Accepted',
  declined: 'Declined',
  superseded: 'Replaced',
  withdrawn: 'Withdrawn',
  lapsed: 'Lapsed',
};

export function shownQuoteState(
  { state, validUntil }: { state: QuoteState; validUntil: string | null },
  today: string,
): ShownQuoteState {
  return state === 'sent' && validUntil !== null && validUntil < today ? 'lapsed' : state;
}

/** What happened to one, in an enquiry's history. */
export const QUOTE_EVENTS = ['sent', 'opened', 'accepted', 'declined', 'withdrawn'] as const;
export type QuoteEvent = (typeof QUOTE_EVENTS)[number];

/** `passed_through`: fees and permits at cost, without tax. The last two stay out of the total. */
export const TREATMENTS = ['priced', 'passed_through', 'optional', 'own'] as const;
export type Treatment = (typeof TREATMENTS)[number];

/** How staff hear that somebody accepts. */
export const ACCEPT_CHANNELS = ['phone', 'whatsapp', 'email', 'in_person'] as const;
export type AcceptChannel = (typeof ACCEPT_CHANNELS)[number];

export const ACCEPT_CHANNEL_NAMES: Record<AcceptChannel, string> = {
  phone: 'On the phone',
  whatsapp: 'By WhatsApp',
  email: 'By mail',
  in_person: 'In person',
};

/** Proposed for a new quotation. */
export const VALID_FOR_DAYS = 7;
