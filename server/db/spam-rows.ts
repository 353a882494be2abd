// Of the tables of `schema.ts` those that tell spam.

/** What was taken for spam as it came. */
export type SpamMarkRow = {
  id: string;
  /** `booking`, `message` or `review`. */
  about_kind: string;
  about_id: string;
  score: number;
  /** JSON: names of `contracts/spam-reasons.ts`. */
  reasons: string;
  marked_at: string;
  /** When staff said that it is none; its mails went out then. */
  rescued_at: string | null;
};

/** Something that came by a form, for a day: what is counted of it. */
export type ArrivalRow = {
  id: string;
  /** SHA-256 of what was written; null where that is too short to tell anything. */
  text_hash: string | null;
  /** SHA-256 of the address that it names. */
  address_hash: string;
  /** See `clientNetworkOf`. */
  network: string;
  came_at: string;
};

export type SpamTables = { spam_marks: SpamMarkRow; arrivals: ArrivalRow };
