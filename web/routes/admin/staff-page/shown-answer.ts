type ShownAnswer = {
  userId: string | undefined;
  /** A page, or a part that stays while the page beside it changes. */
  place: string;
  search: string;
  data: unknown;
  /** ISO, UTC. */
  at: string;
};

/** Loaders fall back on this: the router does not give them the data on screen. */
export const shownAnswers = new Map<string, ShownAnswer>();
