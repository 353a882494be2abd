/** Lengths in characters, lists in entries. */
export const TEAM_LIMITS = {
  name: 80,
  role: 80,
  words: 400,
  language: 40,
  languages: 8,
  count: 100,
  tours: 300,
  ofTour: 12,
  positionMax: 999,
  sinceMin: 1950,
} as const;
