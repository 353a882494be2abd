export type BookingEventRow = {
  id: string;
  booking_id: string;
  kind: string;
  actor_id: string | null;
  actor_name: string;
  body: string;
  created_at: string;
};

export type BookingMergeRow = {
  id: string;
  kept_id: string;
  other_id: string;
  /** JSON: the columns that the kept enquiry took over, while they are unchanged. */
  taken_over: string;
  /** JSON: the kept enquiry's own values that the other's replaced. */
  replaced: string;
  /** JSON: earlier merges into the other enquiry that moved along: see `store/merges.ts`. */
  moved: string;
  merged_at: string;
  undone_at: string | null;
};

export type BookingChangeRow = {
  id: string;
  body: string;
  created_at: string;
  undone_at: string | null;
  run_id: string | null;
};
