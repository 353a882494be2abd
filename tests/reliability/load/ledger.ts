/** What visitors and staff asked the site for, and what it answered: its database is held to it. */
export type Ledger = {
  /** By their Idempotency-Key. */
  enquiries: Map<string, SentEnquiry>;
  /** By their Idempotency-Key, with whether they were answered. */
  messages: Map<string, { isAnswered: boolean }>;
  reviews: { userId: string; tourId: string; text: string; isAnswered: boolean }[];
  /** By tour: which edits may be the last, the first of them being the last one that was answered, if any was. */
  edits: Map<string, { version: number; numbers: number[]; isAnswered: boolean }>;
  pictures: Map<string, SentPicture>;
  subscribers: Map<string, { isAnswered: boolean }>;
  /** How often something was answered, refused for the moment, or not answered at all. */
  counts: { answered: number; refused: number; unanswered: number };
  /** Answers that nobody should get. */
  surprises: string[];
};

export type SentEnquiry = {
  fullName: string;
  token: string;
  email: string;
  answer?: { _id: string; reference: string };
  /** Asked to be put into the bin; true once that was answered. */
  isBinned?: boolean;
};

export type SentPicture = { url: string; isDeleted?: boolean };

export function newLedger(): Ledger {
  return {
    enquiries: new Map(),
    messages: new Map(),
    reviews: [],
    edits: new Map(),
    pictures: new Map(),
    subscribers: new Map(),
    counts: { answered: 0, refused: 0, unanswered: 0 },
    surprises: [],
  };
}

export function describeCounts({ counts }: Ledger): string {
  return `${counts.answered} writes answered, ${counts.refused} refused, ${counts.unanswered} without an answer`;
}
