// What hangs on an enquiry's row.

/** What happened to an enquiry. `body` is JSON; what it holds follows from the kind. */
export type BookingEventRow = {
  id: string;
  booking_id: string;
  kind: string;
  actor_id: string | null;
  actor_name: string;
  body: string;
  created_at: string;
};

/** That an enquiry was merged into another. Its `merged_into` follows from the one that was not undone. */
export type BookingMergeRow = {
  id: string;
  kept_id: string;
  other_id: string;
  /** JSON: the columns that the kept one took over from the other, while it still has them so. */
  taken_over: string;
  /** JSON: what the kept one had itself where the other's wish holds, by what it is of. */
  replaced: string;
  /** JSON: what had been merged into the other before and moved along, by merge: see `store/merges.ts`. */
  moved: string;
  merged_at: string;
  undone_at: string | null;
};

/** What staff changed at one stroke, so that it can be undone. `body` is JSON: see `desk/bulk-change.ts`. */
export type BookingChangeRow = {
  id: string;
  body: string;
  created_at: string;
  undone_at: string | null;
  /** Of several that are undone as one; null where it stands alone. */
  run_id: string | null;
};
