import { formatDay, writer } from '../../../contracts/india-time.ts';
import type { PlannedPlace } from '../../../contracts/stops/plan-papers.ts';
import { ACCESS_NAMES } from '../../../contracts/stops/stop-terms.ts';
import { rulesText } from '../../features/places/rules-text.ts';
import { StopSource } from '../../features/places/stop-source.tsx';
import { formatMetres } from '../../features/tours/format-way.ts';

const weekdayAndDay = writer('en-GB', { weekday: 'long', day: 'numeric', month: 'short' });

/** One place of the list: its permit, by when to apply, when it is closed. */
export function PlannedPlaceItem({ place, today }: { place: PlannedPlace; today: string }) {
  const { stop, rules, day, applyBy, closed } = place;
  const lines = [
    // What to bring stands above, for each person.
    rulesText({ ...rules, bring: '', photos: null }) ||
      'We have not written this down for you yet: please ask us.',
    closed.length > 0 && `Closed ${closed.join(', and ')}.`,
    stop.minAge !== null && `From the age of ${stop.minAge}${stop.ageNote ? `: ${stop.ageNote}` : ''}.`,
    stop.advice,
  ].filter((line): line is string => typeof line === 'string' && line !== '');
  return (
    <li className="py-4 print:break-inside-avoid print:py-1.5">
      <h4 className="font-display text-lg font-semibold">
        {stop.name}
        {stop.metres !== null && (
          <span className="font-sans text-base font-normal text-ink-soft"> {formatMetres(stop.metres)}</span>
        )}
      </h4>
      <p className="text-sm text-ink-soft">
        {[day && weekdayAndDay(day), rules.access && ACCESS_NAMES[rules.access]].filter(Boolean).join(' · ')}
      </p>
      {applyBy !== null && (
        <p className="mt-1.5 font-semibold">
          {applyBy < today
            ? `Should have been applied for by ${formatDay(applyBy)}`
            : `Apply by ${formatDay(applyBy)}`}
        </p>
      )}
      {lines.map((line) => (
        <p key={line} className="mt-1 leading-relaxed">
          {line}
        </p>
      ))}
      <StopSource {...stop} today={today} />
    </li>
  );
}
