/** new → contacted → confirmed → completed; or cancelled, or spam. */
export const ENQUIRY_STATUSES = ['new', 'contacted', 'confirmed', 'completed', 'cancelled', 'spam'] as const;
export type EnquiryStatus = (typeof ENQUIRY_STATUSES)[number];

/** Enquiries that staff still have to act on. */
export const OPEN_STATUSES = ['new', 'contacted', 'confirmed'] as const satisfies readonly EnquiryStatus[];

/**
 * Where staff can move an enquiry from each status: forward, out, and back, because mistakes must be correctable. Completed comes
 * after confirmed alone, and a confirmed enquiry cannot become spam.
 */
export const ENQUIRY_TRANSITIONS: Record<EnquiryStatus, readonly EnquiryStatus[]> = {
  new: ['contacted', 'confirmed', 'cancelled', 'spam'],
  contacted: ['confirmed', 'new', 'cancelled', 'spam'],
  confirmed: ['completed', 'contacted', 'cancelled'],
  completed: ['confirmed'],
  cancelled: ['new', 'contacted', 'confirmed'],
  spam: ['new', 'contacted'],
};

/** How the desk's list can be sorted; the first is the default. */
export const DESK_SORTS = ['newest', 'oldest', 'travel', 'next-action'] as const;
export type DeskSort = (typeof DESK_SORTS)[number];

/**
 * What needs staff: an enquiry without a reply, or one whose next action is due; and of these, the overdue ones, each of the
 * two kinds, the due ones of whoever asks, and all that is theirs to do: by
 * name, or as the owner where no name is said. Last what staff answered so many days ago, and the traveller has not.
 */
export const DESK_NEEDS = [
  'action',
  'overdue',
  'unanswered',
  'due',
  'my-due',
  'mine',
  'silent-3',
  'silent-7',
] as const;
export type DeskNeed = (typeof DESK_NEEDS)[number];

/** Days after which a traveller is silent, as the filters have them. */
export const SILENT_DAYS = { 'silent-3': 3, 'silent-7': 7 } as const satisfies Partial<
  Record<DeskNeed, number>
>;

/** Of a mail or WhatsApp message that nothing is planned after: asked again after so many working days. */
export const ASK_AGAIN = { words: 'No answer yet: ask again', workingDays: 3 } as const;

/** In a filter: enquiries whose trip tells no destination. */
export const NO_DESTINATION = 'none';

/** How the enquiries that staff enter themselves came in. */
export const TAKEN_SOURCES = ['phone', 'whatsapp', 'email', 'walk_in'] as const;

/** So many hours after it arrived a new enquiry is fresh; then it waits, until it is late: see the setting `lateAfter`. */
export const HOURS_FRESH = 4;

/** A count stops here: "1000+". */
export const COUNT_LIMIT = 1_000;
/** So many can be changed at once by what they match; to count further would say nothing more. */
export const MATCHING_LIMIT = 10_000;
/** What waits for staff is counted up to here, and one more: then it is more. */
export const ATTENTION_LIMIT = 99;
/** Enquiries in one bulk change at most. */
export const BULK_CHANGE_LIMIT = 100;
/** Days that an enquiry stays in the bin. */
export const BIN_DAYS = 30;

/** Where an enquiry came from. */
export const ENQUIRY_SOURCES = ['site', 'phone', 'whatsapp', 'email', 'walk_in'] as const;
export type EnquirySource = (typeof ENQUIRY_SOURCES)[number];
