import type { DayFacts } from '../../../../../contracts/dossier/dossier.contract.ts';
import { formatHours, formatMetres } from '../../../../features/tours/format-way.ts';

/** Kilometres in an hour. */
const FASTEST_WALK = 6;

/** What staff have written down of a day, each with its name: [On foot, 8 h, 21 km over open ridge]. */
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

/** A day has one distance: that of the drive, or of the walk where nothing is driven. */
function wayOf({ distanceKm, driveHours, walkHours, walkNote }: DayFacts): [string, (string | false)[]][] {
  const distance = distanceKm !== null && `${distanceKm} km`;
  const walk = [hoursOf(walkHours), walkNote];
  // Staff often begin their words on the walk with its length.
  const isNamed = distance !== false && ` ${walkNote}`.includes(` ${distance}`);
  // Who leaves the hours of a drive out has not said that nobody drives: 80 km beside a walk of an hour are no walk.
  const isWalkable = (distanceKm ?? 0) <= (walkHours ?? 0) * FASTEST_WALK;
  const isOnFoot = !driveHours && (isNamed || isWalkable);
  return [
    ['By road', isOnFoot ? [] : [distance, hoursOf(driveHours)]],
    ['On foot', isOnFoot && !isNamed ? [distance, ...walk] : walk],
  ];
}

const hoursOf = (hours: number | null): string | false => (hours ? formatHours(hours) : false);
