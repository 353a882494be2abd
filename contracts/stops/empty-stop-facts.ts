import type { PaperRules, StopFacts } from './stops.contract.ts';

export const EMPTY_PAPER_RULES: PaperRules = {
  access: '',
  permit: '',
  bring: '',
  where: '',
  photos: null,
  daysBefore: null,
  cost: null,
  nightFee: null,
  feeFreeBelow: null,
  feeHalfBelow: null,
  note: '',
};

export const EMPTY_STOP_FACTS: StopFacts = {
  closedWeekdays: [],
  closedSeason: null,
  papers: { indian: EMPTY_PAPER_RULES, foreign: EMPTY_PAPER_RULES, bhutanese: EMPTY_PAPER_RULES },
  childBrings: '',
  minAge: null,
  maxAge: null,
  ageNote: '',
  advice: '',
};
