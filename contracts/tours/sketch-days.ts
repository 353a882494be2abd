/** What the sketch of a first tour asks for, day by day. With these words no tour is published. */
export const SKETCH_DAYS = [
  'Where you fetch your guests, how long the drive takes, what they see on the way.',
  'What you see, how long it takes, where you eat.',
  'When you set out after breakfast, and where you bring your guests.',
] as const;
