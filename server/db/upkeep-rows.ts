// Of the tables of `schema.ts` those that the site keeps for itself.

/** The words by which staff find an enquiry, a user or a customer. */
type SearchWordRow = { kind: string; word: string; subject_id: string };

/** When the database last took something: see `readiness.ts`. */
type HeartbeatRow = { id: 1; beat_at: string };

export type UpkeepTables = { search_words: SearchWordRow; heartbeat: HeartbeatRow };
