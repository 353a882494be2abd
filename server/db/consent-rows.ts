// Of the tables of `schema.ts` that of consents.

/** What somebody agreed to with something they sent. */
export type ConsentRow = {
  id: string;
  /** What was sent, with which it goes: `booking`, `message`, `review`, `subscriber` or `user`. */
  about_kind: string;
  about_id: string;
  /** Whose account sent it. */
  user_id: string | null;
  /** The address that was given with it; empty where the account says it. */
  email: string;
  /** One of `CONSENT_PURPOSES`. */
  purpose: string;
  version: string;
  /** The words as they were shown. */
  wording: string;
  /** See `clientNetworkOf`; null where staff wrote it down. */
  network: string | null;
  given_at: string;
};
