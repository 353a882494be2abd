import type { DayFacts } from '../../../../contracts/dossier/dossier.contract.ts';
import type { ItineraryDay } from '../../../../contracts/tours/tours.contract.ts';
import { formatHours, formatMetres } from '../../../features/tours/format-way.ts';
import { Fold } from '../../../ui/fold.tsx';

/** Kilometres per hour. */
const FASTEST_WALK = 6;
const hoursOf = (hours: number | null): string | false => (hours ? formatHours(hours) : false);

export function TourItinerary({ itinerary }: { itinerary: ItineraryDay[] }) {
  return (
    <section aria-labelledby="itinerary" className="mt-10 sm:mt-12 print:mt-4">
      <h2 id="itinerary" className="text-heading">
        Itinerary
      </h2>
      {itinerary.length === 0 ? (
        <p className="mt-4 text-ink-soft">No itinerary available for this tour.</p>
      ) : (
        <ol className="mt-4 sm:mt-6 print:mt-2">
          {itinerary.map((entry) => (
            <li
              key={`${entry.day} ${entry.title}`}
              className="relative flex gap-4 pb-3 last:pb-0 sm:gap-5 sm:pb-8 print:break-inside-avoid print:gap-3 print:pb-2"
            >
              <span
                aria-hidden="true"
                className="absolute top-12 bottom-1 left-[1.375rem] border-l border-dashed border-edge [:last-child>&]:hidden print:hidden"
              />
              <span
                aria-hidden="true"
                className="grid size-11 shrink-0 place-items-center rounded-full border border-edge bg-paper font-display text-lg font-semibold text-pine print:size-7 print:text-base"
              >
                {entry.day}
              </span>
              <div className="min-w-0 pt-2 print:pt-0.5">
                <h3 className="text-xl print:text-base">
                  <span className="sr-only">Day {entry.day}: </span>
                  {entry.title}
                </h3>
                <Fold isNarrow summary={<MoreOfDay day={entry.day} />}>
                  <p className="mt-1.5 leading-relaxed whitespace-pre-line text-ink-soft print:mt-0.5 print:leading-snug">
                    {entry.description}
                  </p>
                </Fold>
                <DayFactsLine facts={entry.facts} />
              </div>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function MoreOfDay({ day }: { day: number }) {
  return (
    <span className="text-sm text-link">
      What you do<span className="sr-only"> on day {day}</span>
    </span>
  );
}

function DayFactsLine({ facts }: { facts: DayFacts }) {
  const told = factsOfDay(facts);
  if (told.length === 0) return null;
  return (
    <dl className="mt-1 flex flex-wrap gap-x-5 gap-y-1 text-[0.9375rem] sm:mt-3 leading-snug print:mt-0.5 print:gap-x-4">
      {told.map(([name, text]) => (
        <div key={name}>
          <dt className="mr-1.5 inline whitespace-nowrap text-ink-soft">{name}</dt>
          <dd className="inline font-semibold wrap-anywhere tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

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
