import type { DayFacts } from '../../../../../contracts/dossier/dossier.contract.ts';
import { formatHours, formatMetres } from '../../../../features/tours/format-way.ts';

/** Kilometres per hour. */
const FASTEST_WALK = 6;

/** Pairs of name and value: [On foot, 8 h, 21 km over open ridge]. */
export function factsOfDay(facts: DayFacts): [string, string][] {
  const { highPlace, highMetres, night, nightMetres, stay, meals } = facts;
  const high = [highPlace, highMetres !== null && formatMetres(highMetres)];
  const sleep = [night, nightMetres !== null && formatMetres(nightMetres), stay];
  const rows: [string, (string | false)[]][] = [
    ...wayOf(facts),
    ['Highest', high],
    ['Night', sleep],
    ['Meals', meals],
  ];
  return rows.flatMap(([name, parts]) => {
    const text = parts.filter(Boolean).join(', ');
    return text ? [[name, text]] : [];
  });
}

function wayOf({ distanceKm, driveHours, walkHours, walkNote }: DayFacts): [string, (string | false)[]][] {
  const distance = distanceKm !== null && `${distanceKm} km`;
  const walk = [hoursOf(walkHours), walkNote];
  // Staff often start their note with the distance.
  const isNamed = distance !== false && ` ${walkNote}`.includes(` ${distance}`);
  // Missing hours do not mean that nobody drives: 80 km with one hour's walk is a drive.
  const isWalkable = (distanceKm ?? 0) <= (walkHours ?? 0) * FASTEST_WALK;
  const isOnFoot = !driveHours && (isNamed || isWalkable);
  return [
    ['By road', isOnFoot ? [] : [distance, hoursOf(driveHours)]],
    ['On foot', isOnFoot && !isNamed ? [distance, ...walk] : walk],
  ];
}

const hoursOf = (hours: number | null): string | false => (hours ? formatHours(hours) : false);
