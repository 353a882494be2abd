import { EMPTY_DAY_FACTS, EMPTY_DOSSIER } from '../../../contracts/dossier/empty-dossier.ts';
import { FIRST_THEMES } from '../../../contracts/page-content/destinations-content.ts';
import type { TourRow } from '../../../server/db/schema.ts';
import { traitsOf } from '../../../server/features/tours/dossier/stored-dossier.ts';
import type { GeneratorContext } from './generator-context.ts';

const START_TOWNS = ['New Jalpaiguri', 'Siliguri', 'Gangtok', 'Darjeeling', 'Phuentsholing'];
const MARKS = ['mixed', 'good', 'best'] as const;

export function makeDossier(random: GeneratorContext['random']): Pick<TourRow, 'dossier' | 'traits'> {
  const dossier = {
    ...EMPTY_DOSSIER,
    highlights: ['Sunrise above the clouds', 'A night in a homestay', 'The lake before the other cars'],
    themes: [random.pick(Object.keys(FIRST_THEMES))],
    included: ['Car with driver', 'Rooms on double sharing', 'Breakfast', 'Permits'],
    notIncluded: ['Trains and flights', 'Lunch', 'Tips'],
    ends: { startTown: random.pick(START_TOWNS), startPlace: 'The station', endPlace: 'The station' },
    months: Array.from({ length: 12 }, (_, place) => ({
      month: place + 1,
      mark: random.pick(MARKS),
      word: '',
    })),
    questions: [{ question: 'Is there a network?', answer: 'In the towns, and seldom between them.' }],
  };
  const heights = [{ day: 1, facts: { ...EMPTY_DAY_FACTS, highMetres: random.whole(1_200, 5_100) } }];
  return { dossier: JSON.stringify(dossier), traits: JSON.stringify(traitsOf(dossier, heights)) };
}
