import { DIFFICULTIES } from '../../../../contracts/dossier/difficulties.ts';
import type { Understood } from '../../../../contracts/tours/tours.contract.ts';
import type { MarkedTour } from '../catalogue/catalogue-index.ts';

export type Want = Exclude<Understood, { kind: 'place' }>;

export const EXACTLY = 2;
type Fit = 0 | 1 | typeof EXACTLY;

const NEAR_DAYS = 1;

export function fitOf(want: Want, tour: MarkedTour, price = tour.price): Fit {
  switch (want.kind) {
    case 'length':
      return fitOfLength(want, tour);
    case 'difficulty':
      return fitOfDifficulty(want.difficulty, tour);
    case 'price':
      return price <= want.upTo ? EXACTLY : 0;
    case 'senior':
      return tour.difficulty === 'easy' ? EXACTLY : nearly(isGentle(tour));
    case 'child':
      if ((tour.minAge ?? 0) > want.age || !isGentle(tour)) return 0;
      return tour.themes.includes('family') ? EXACTLY : 1;
  }
}

function fitOfLength({ from, to }: Extract<Want, { kind: 'length' }>, { days }: MarkedTour): Fit {
  if (days >= from && days <= to) return EXACTLY;
  return nearly(days >= from - NEAR_DAYS && days <= to + NEAR_DAYS);
}

function fitOfDifficulty(sought: (typeof DIFFICULTIES)[number], { difficulty }: MarkedTour): Fit {
  if (difficulty === '') return 0;
  const easier = DIFFICULTIES.indexOf(sought) - DIFFICULTIES.indexOf(difficulty);
  return easier === 0 ? EXACTLY : nearly(easier === 1);
}

const isGentle = ({ difficulty }: MarkedTour) => difficulty === 'easy' || difficulty === 'moderate';

const nearly = (isNear: boolean): Fit => (isNear ? 1 : 0);
