import type { DayFacts } from '../../../../../contracts/dossier/dossier.contract.ts';
import { formatHours, formatMetres } from '../../../../features/tours/format-way.ts';

/** How far, how long, where the night is spent and what there is to eat, in a line or two below a day's words. */
export function DayFactsLine({ facts }: { facts: DayFacts }) {
  const told = factsOf(facts);
  if (told.length === 0) return null;
  return (
    <dl className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] leading-snug print:mt-0.5 print:gap-x-4">
      {told.map(([name, text]) => (
        <div key={name}>
          <dt className="mr-1.5 inline whitespace-nowrap text-ink-soft">{name}</dt>
          <dd className="inline font-semibold wrap-anywhere tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

function factsOf(facts: DayFacts): [string, string][] {
  const { distanceKm, driveHours, walkHours, walkNote, highPlace, highMetres, night, nightMetres, stay } =
    facts;
  const way = [distanceKm !== null && `${distanceKm} km`, driveHours !== null && formatHours(driveHours)];
  const walk = [walkHours !== null && formatHours(walkHours), walkNote];
  const high = [highPlace, highMetres !== null && formatMetres(highMetres)];
  const sleep = [night, nightMetres !== null && formatMetres(nightMetres), stay];
  const rows: [string, (string | false)[]][] = [
    ['By road', way],
    ['On foot', walk],
    ['Highest', high],
    ['Night', sleep],
    ['Meals', facts.meals],
  ];
  return rows.flatMap(([name, parts]) => {
    const text = parts.filter(Boolean).join(', ');
    return text ? [[name, text]] : [];
  });
}
