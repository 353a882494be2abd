/** Lengths in characters, lists in entries. */
export const TEAM_LIMITS = {
  name: 80,
  role: 80,
  words: 400,
  language: 40,
  languages: 8,
  /** Of all people. */
  count: 100,
  /** Tours that one person leads. */
  tours: 300,
  /** People who lead one tour. */
  ofTour: 12,
  positionMax: 999,
  /** Nobody who works today began earlier. */
  sinceMin: 1950,
} as const;
