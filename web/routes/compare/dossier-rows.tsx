import type { ReactNode } from 'react';
import { DIFFICULTY_NAMES, GUIDING_NAMES } from '../../../contracts/dossier/dossier-terms.ts';
import { MONTH_NAMES } from '../../../contracts/dossier/month-day-name.ts';
import type { ComparedTour } from './load-comparison.ts';

type Row = { name: string; fact: (tour: ComparedTour) => ReactNode };

export const DOSSIER_ROWS: Row[] = [
  { name: 'Begins', fact: ({ ends }) => ends.startPlace || null },
  { name: 'Highest point', fact: ({ highest }) => highest },
  {
    name: 'How hard',
    fact: ({ suitability: { difficulty } }) => (difficulty ? DIFFICULTY_NAMES[difficulty] : null),
  },
  { name: 'Months', fact: monthsText },
  { name: 'Guide', fact: ({ guiding: { guide } }) => (guide ? GUIDING_NAMES[guide] : null) },
  { name: 'Vehicle', fact: ({ vehicle }) => vehicle || null },
  { name: 'Included', fact: ({ included }) => listOf(included) },
  { name: 'Not included', fact: ({ notIncluded }) => listOf(notIncluded) },
  { name: 'Should not go', fact: ({ suitability: { notFor } }) => listOf(notFor) },
];

function monthsText({ months }: ComparedTour): string | null {
  const best = months.filter(({ mark }) => mark === 'best').map(({ month }) => MONTH_NAMES[month - 1]);
  return best.length > 0 ? `Best in ${best.join(', ')}` : null;
}

function listOf(lines: string[]): ReactNode {
  if (lines.length === 0) return null;
  return (
    <ul className="space-y-1.5 text-[0.9375rem] leading-snug">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
