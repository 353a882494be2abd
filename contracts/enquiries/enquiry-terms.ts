export const ENQUIRY_STATUSES = ['new', 'contacted', 'confirmed', 'completed', 'cancelled', 'spam'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

export const OPEN_STATUSES = ['new', 'contacted', 'confirmed'] as const satisfies readonly EnquiryStatus[];

export const isOpenStatus = (status: EnquiryStatus) => OPEN_STATUSES.some((open) => open === status);

/** Mistakes must be correctable. Only confirmed enquiries can be completed; they cannot become spam. */
export const ENQUIRY_TRANSITIONS: Record<EnquiryStatus, readonly EnquiryStatus[]> = {
  new: ['contacted', 'confirmed', 'cancelled', 'spam'],
  contacted: ['confirmed', 'new', 'cancelled', 'spam'],
  confirmed: ['completed', 'contacted', 'cancelled'],
  completed: ['confirmed'],
  cancelled: ['new', 'contacted', 'confirmed'],
  spam: ['new', 'contacted'],
};

export const DESK_SORTS = ['newest', 'oldest', 'travel', 'next-action'] as const;
export type DeskSort = (typeof DESK_SORTS)[number];

export const MONEY_NEEDS = ['payment-overdue', 'to-pay-back'] as const;
export type MoneyNeed = (typeof MONEY_NEEDS)[number];

/** `action`: unanswered or due. `my-due`, `mine`: by the action's person, else owner. `silent-…`: staff wrote last. */
export const DESK_NEEDS = [
  'action',
  'overdue',
  'unanswered',
  'due',
  'my-due',
  'mine',
  'silent-3',
  'silent-7',
  ...MONEY_NEEDS,
] as const;
export type DeskNeed = (typeof DESK_NEEDS)[number];

export const SILENT_DAYS = { 'silent-3': 3, 'silent-7': 7 } as const satisfies Partial<
  Record<DeskNeed, number>
>;

/** Planned after a mail or WhatsApp message if nothing else is, this many working days later. */
export const ASK_AGAIN = { words: 'No answer yet: ask again', workingDays: 3 } as const;

export const NO_DESTINATION = 'none';

export const TAKEN_SOURCES = ['phone', 'whatsapp', 'email', 'walk_in'] as const;

/** Hours. Then an enquiry waits, and is late after the setting `lateAfter`. */
export const HOURS_FRESH = 4;

export const COUNT_LIMIT = 1_000;
export const MATCHING_LIMIT = 10_000;
export const ATTENTION_LIMIT = 99;
export const BULK_CHANGE_LIMIT = 100;
export const BIN_DAYS = 30;

export const ENQUIRY_SOURCES = ['site', 'phone', 'whatsapp', 'email', 'walk_in'] as const;
export type EnquirySource = (typeof ENQUIRY_SOURCES)[number];
