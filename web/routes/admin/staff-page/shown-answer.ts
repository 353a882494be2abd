type ShownAnswer = {
  /** For whom it was loaded. */
  userId: string | undefined;
  path: string;
  /** The filter of the page. */
  search: string;
  data: unknown;
  /** When it came: ISO, UTC. */
  at: string;
};

/** What the page that is open shows. Its loader falls back on it, and the router shows a loader nothing of the page. */
export const shownAnswer: { current?: ShownAnswer } = {};
