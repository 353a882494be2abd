import { writer } from '../../../contracts/india-time.ts';
import type { PlannedPlace } from '../../../contracts/stops/plan-papers.ts';
import { ACCESS_NAMES } from '../../../contracts/stops/stop-terms.ts';
import { ageText } from '../../features/places/age-text.ts';
import { rulesText } from '../../features/places/rules-text.ts';
import { StopSource } from '../../features/places/stop-source.tsx';
import { formatMetres } from '../../features/tours/format-way.ts';

const weekdayAndDay = writer('en-GB', { weekday: 'long', day: 'numeric', month: 'short' });

export function PlannedPlaceItem({ place, today }: { place: PlannedPlace; today: string }) {
  const { stop, rules, day, closed } = place;
  const lines = [
    rules.access === 'paper'
      ? rules.permit && `${rules.permit}.`
      : rulesText({ ...rules, bring: '' }) || 'We have not written this down for you yet: please ask us.',
    closed.length > 0 && `Closed ${closed.join(', and ')}.`,
    ageText(stop),
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
      {lines.map((line) => (
        <p key={line} className="mt-1 leading-relaxed">
          {line}
        </p>
      ))}
      <StopSource {...stop} today={today} />
    </li>
  );
}
