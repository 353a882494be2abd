import { Printer } from 'lucide-react';
import { href, Link } from 'react-router';
import { countOf } from '../../../contracts/count-of.ts';
import { formatRupees } from '../../../contracts/format-rupees.ts';
import { formatDay, writer } from '../../../contracts/india-time.ts';
import type {
  PapersPlan,
  PlannedPermit,
  PlannedPerson,
  PlannedPlace,
} from '../../../contracts/stops/plan-papers.ts';
import { ACCESS_NAMES } from '../../../contracts/stops/stop-terms.ts';
import { ageText, measuresAndWhere, rulesText } from '../../features/places/rules-text.ts';
import { StopSource } from '../../features/places/stop-source.tsx';
import { formatMetres } from '../../features/tours/format-way.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import type { Planner } from './load-planner.ts';
import type { PlannerQuery } from './planner-query.ts';
import { ANSWER, useFocusOnAnswer } from './use-focus-on-answer.ts';

const weekdayAndDay = writer('en-GB', { weekday: 'long', day: 'numeric', month: 'short' });

type Props = { plan: PapersPlan; tour: Planner['tour']; query: PlannerQuery; today: string };

export function PapersPlanView({ plan, tour, query, today }: Props) {
  const heading = useFocusOnAnswer<HTMLHeadingElement>();
  // On phones the field's own message is out of view.
  const warnings = [query.agesFault, ...plan.places.flatMap((place) => place.warnings)].filter(Boolean);
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 ref={heading} id={ANSWER} tabIndex={-1} className="text-heading outline-none">
          {query.firstDay ? `Your list for ${formatDay(query.firstDay)}` : 'Your list'}
        </h2>
        <Button variant="secondary" onClick={() => window.print()} className="print:hidden">
          <Printer className="size-5" />
          Print
        </Button>
      </div>
      {tour && (
        <p className="mt-2 text-ink-soft">
          {'For the tour '}
          <Link to={href('/tours/:id', { id: tour.slug })} className="text-link">
            {tour.title}
          </Link>
        </p>
      )}
      {(warnings.length > 0 || plan.isLate) && (
        <Notice tone="error" className="mt-5">
          <ul className="grid gap-1">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
            {plan.isLate && (
              <li>It is late for one of the permits: ask us today whether it can still be had.</li>
            )}
          </ul>
        </Notice>
      )}
      <section aria-labelledby="bring" className="mt-8 print:mt-3">
        <h3 id="bring" className="text-xl">
          What to bring
        </h3>
        <ul className="mt-3 divide-y divide-mist border-y border-mist">
          {groupsOf(plan.people).map(({ names, person }) => (
            <PersonItem key={names} names={hasAges(query) ? names : 'Each adult'} person={person} />
          ))}
        </ul>
      </section>
      {plan.permits.length > 0 && (
        <section aria-labelledby="permits" className="mt-8 print:mt-3">
          <h3 id="permits" className="text-xl">
            Permits
          </h3>
          <ul className="mt-3 divide-y divide-mist border-y border-mist">
            {plan.permits.map((permit) => (
              <PlannedPermitItem key={permit.name} permit={permit} today={today} />
            ))}
          </ul>
          <p className="mt-4 font-semibold">{costText(plan, hasAges(query) ? 'all of you' : 'each adult')}</p>
        </section>
      )}
      <section aria-labelledby="places" className="mt-8 print:mt-3">
        <h3 id="places" className="text-xl">
          Place by place
        </h3>
        <ul className="mt-3 divide-y divide-mist border-y border-mist">
          {plan.places.map((place) => (
            <PlannedPlaceItem key={place.stop._id} place={place} today={today} />
          ))}
        </ul>
      </section>
      <p className="mt-5 text-ink-soft">
        On our tours we apply for the permits. Rules change without notice: ask us before you book a flight.
      </p>
    </div>
  );
}

function costText({ cost, nightFee }: PapersPlan, whom: string): string {
  const permits =
    cost === null || cost === 0
      ? 'The permits themselves cost nothing that we know of.'
      : `Permits for ${whom}: ${formatRupees(cost)}.`;
  return nightFee === 0
    ? permits
    : `${permits} On top, for each night: ${formatRupees(nightFee)} for ${whom}.`;
}

const hasAges = ({ ages }: PlannerQuery) => ages.length > 0;

function PersonItem({ names, person }: { names: string; person: PlannedPerson }) {
  return (
    <li className="gap-x-5 py-3 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)] print:py-1">
      <h4 className="font-sans text-base font-semibold tracking-normal">{names}</h4>
      <ul className="list-disc pl-5 marker:text-teesta">
        {person.brings.map(({ text, places }) => (
          <li key={text}>
            {text} <span className="text-ink-soft">({places.join(', ')})</span>
          </li>
        ))}
        {person.photos > 0 && <li>{countOf(person.photos, 'passport photograph')}</li>}
        {person.brings.length === 0 && person.photos === 0 && (
          <li>No special paper; carry an identity card.</li>
        )}
      </ul>
    </li>
  );
}

function groupsOf(people: readonly PlannedPerson[]): { names: string; person: PlannedPerson }[] {
  const groups = new Map<string, PlannedPerson[]>();
  for (const person of people) {
    const { brings, photos, isChild } = person;
    const key = JSON.stringify([brings, photos, isChild]);
    groups.set(key, [...(groups.get(key) ?? []), person]);
  }
  return [...groups.values()].flatMap((group) => {
    const [person] = group;
    if (!person) return [];
    const ages = group.map(({ age }) => age).join(', ');
    const word = person.isChild ? 'Child' : 'Adult';
    const words = person.isChild ? 'Children' : 'Adults';
    return [{ names: `${group.length === 1 ? word : words}, ${ages}`, person }];
  });
}

function PlannedPermitItem({ permit, today }: { permit: PlannedPermit; today: string }) {
  const { name, rules, places, applyBy } = permit;
  const text = measuresAndWhere({ ...rules, bring: '', photos: null });
  return (
    <li className="py-4 print:break-inside-avoid print:py-1.5">
      <h4 className="font-display text-lg font-semibold">{name}</h4>
      <p className="text-sm text-ink-soft">For {places.join(', ')}</p>
      {applyBy !== null && (
        <p className="mt-1.5 font-semibold">
          {applyBy < today
            ? `Should have been applied for by ${formatDay(applyBy)}`
            : `Apply by ${formatDay(applyBy)}`}
        </p>
      )}
      {text && <p className="mt-1 leading-relaxed">{text}</p>}
    </li>
  );
}

function PlannedPlaceItem({ place, today }: { place: PlannedPlace; today: string }) {
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
