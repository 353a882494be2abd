import { expect, test } from 'vitest';
import type { DayFacts } from '../../../../../contracts/dossier/dossier.contract.ts';
import { EMPTY_DAY_FACTS } from '../../../../../contracts/dossier/empty-dossier.ts';
import { factsOfDay } from '../tour-itinerary.tsx';

const told = (facts: Partial<DayFacts>) => factsOfDay({ ...EMPTY_DAY_FACTS, ...facts });

test.each<[string, Partial<DayFacts>, [string, string][]]>([
  ['of a drive', { distanceKm: 85, driveHours: 4 }, [['By road', '85 km, 4 h']]],
  ['of a drive whose hours nobody has said', { distanceKm: 85 }, [['By road', '85 km']]],
  [
    'of the drive on a day with a walk as well',
    { distanceKm: 13, driveHours: 1.5, walkHours: 2, walkNote: 'Easy, on the ridge' },
    [
      ['By road', '13 km, 1 h 30 min'],
      ['On foot', '2 h, Easy, on the ridge'],
    ],
  ],
  [
    'of the walk where nothing is driven',
    { distanceKm: 12, walkHours: 5.5, walkNote: '45 minutes up in the dark' },
    [['On foot', '12 km, 5 h 30 min, 45 minutes up in the dark']],
  ],
  [
    'of a walk of no known hours whose words name it',
    { distanceKm: 6, walkNote: '6 km, 700 m up' },
    [['On foot', '6 km, 700 m up']],
  ],
  [
    'of a drive of no known hours, too far for the walk',
    { distanceKm: 80, walkHours: 1, walkNote: 'To the lake' },
    [
      ['By road', '80 km'],
      ['On foot', '1 h, To the lake'],
    ],
  ],
  [
    'of the walk, once where its words name it',
    { distanceKm: 21, walkHours: 8, walkNote: '21 km over open ridge' },
    [['On foot', '8 h, 21 km over open ridge']],
  ],
  [
    'of the walk where its words name another that ends alike',
    { distanceKm: 2, driveHours: 0, walkHours: 1, walkNote: 'Part of the 12 km to the lake' },
    [['On foot', '2 km, 1 h, Part of the 12 km to the lake']],
  ],
  ['of nothing where nobody has said', {}, []],
])('the distance of a day is that %s §T1.3', (_, facts, rows) => {
  expect(told(facts)).toEqual(rows);
});

test('night, height and meals are told as far as they are known', () => {
  expect(
    told({ highMetres: 4_100, night: 'Zuluk', stay: 'Homestay', meals: ['breakfast', 'dinner'] }),
  ).toEqual([
    ['Highest', '4,100\u00a0m'],
    ['Night', 'Zuluk, Homestay'],
    ['Meals', 'breakfast, dinner'],
  ]);
});
