export const DIFFICULTIES = ['easy', 'moderate', 'demanding', 'hard'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export const DIFFICULTY_NAMES: Record<Difficulty, string> = {
  easy: 'Easy',
  moderate: 'Moderate',
  demanding: 'Demanding',
  hard: 'Hard',
};
