// Of the tables of `schema.ts` those of mails.

export type OutboxRow = {
  id: string;
  /** Which message of server/mail/messages this is. */
  kind: string;
  recipient: string;
  /** What the message says, as JSON. */
  payload: string;
  /** What it tells of, with which it goes: `booking`, `message` or `user`. */
  about_kind: string;
  about_id: string;
  /** Who goes first: see `server/mail/lanes.ts`. */
  lane: number;
  /** Of the recipient: one that stalls does not delay the others. */
  domain: string;
  created_at: string;
  /** When the worker tries (again); null once it is sent, failed or cancelled. */
  next_attempt_at: string | null;
  /** While this lies ahead, a process works on it. */
  claimed_until: string | null;
  /** Which process, and which of its claims. */
  claimed_by: string | null;
  attempts: number;
  /** When it ended, and how: of the three at most one is set. */
  sent_at: string | null;
  failed_at: string | null;
  cancelled_at: string | null;
  /** What went wrong at the last try; null where it went well. */
  last_error: string | null;
  /** The mail server's own words when it took the mail. */
  server_answer: string | null;
  /** As it went out, without what lets in: see `server/mail/mail-content.ts`. */
  content: string | null;
};

/** An address at which mails do not arrive, until one does again. */
export type UnreachableAddressRow = {
  /** Lower case. */
  email: string;
  /** The server said so when it was handed the mail, or a bounce came back. */
  found_by: 'delivery' | 'bounce';
  /** In the server's own words. */
  reason: string;
  mail_id: string | null;
  found_at: string;
};

export type MailTurnRow = {
  id: string;
  /** That of the mail. */
  kind: string;
  /** SHA-256 of the address. */
  address_hash: string;
  taken_at: string;
};
