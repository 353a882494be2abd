type ShownAnswer = {
  /** For whom it was loaded. */
  userId: string | undefined;
  /** Of which page, or of which part that stays while the page beside it changes. */
  place: string;
  /** The filter of the page. */
  search: string;
  data: unknown;
  /** When it came: ISO, UTC. */
  at: string;
};

/** What is open shows, by its place. A loader falls back on it, and the router shows a loader nothing of the page. */
export const shownAnswers = new Map<string, ShownAnswer>();
