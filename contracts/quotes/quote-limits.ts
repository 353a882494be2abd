export const QUOTE_LIMITS = {
  options: 4,
  lines: 40,
  days: 60,
  listed: 40,
  instalments: 12,
  line: 200,
  label: 60,
  stay: 200,
  words: 4_000,
  quantity: 1_000,
  reason: 600,
  question: 2_000,
  /** Days. A price that holds for longer is a typing mistake. */
  validDays: 365,
  /** Days. As far ahead as an enquiry may be. */
  travelDays: 730,
} as const;
