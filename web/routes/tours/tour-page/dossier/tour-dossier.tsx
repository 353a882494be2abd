import { Check, X } from 'lucide-react';
import { href, Link } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { TourQuestion, TourSuitability } from '../../../../../contracts/dossier/dossier.contract.ts';
import { isStaleRoad } from '../../../../../contracts/roads/road-terms.ts';
import type { Road } from '../../../../../contracts/roads/roads.contract.ts';
import type { TeamMember } from '../../../../../contracts/team/team.contract.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { QuestionList } from '../../../../features/questions/question-list.tsx';
import { RoadStateLine } from '../../../../features/roads/road-state.tsx';
import { Portrait } from '../../../../features/team/portrait.tsx';
import { PermitsAndPapers } from '../places/permits-and-papers.tsx';
import { RouteMap } from '../places/route-map.tsx';
import { AltitudeProfile } from './altitude-profile.tsx';
import { Departures } from './departures.tsx';
import { DossierSection } from './dossier-section.tsx';
import { MonthsBar } from './months-bar.tsx';
import { PriceExplained } from './price-explained.tsx';
import { hasPricing, isSuitTold, suitabilityRows } from './told-sections.ts';

type Props = {
  tour: TourDetail;
  today: string;
};

/** One script for all: the page's first script names each further file. */
export function TourDossier({ tour, today }: Props) {
  return (
    <>
      <RouteMap stops={tour.stops} />
      <AltitudeProfile itinerary={tour.itinerary} />
      {tour.included.length + tour.notIncluded.length > 0 && <Inclusions {...tour} />}
      {hasPricing(tour) && <PriceExplained tour={tour} today={today} />}
      <Departures tour={tour} today={today} />
      {tour.months.length > 0 && <MonthsBar months={tour.months} />}
      {tour.team.length > 0 && <TourTeam team={tour.team} />}
      {tour.roads.length > 0 && <TourRoads roads={tour.roads} />}
      <Suitability suitability={tour.suitability} />
      <PermitsAndPapers tour={tour} today={today} />
      {tour.questions.length > 0 && <TourQuestions questions={tour.questions} />}
    </>
  );
}

type InclusionsProps = { included: string[]; notIncluded: string[] };

function Inclusions({ included, notIncluded }: InclusionsProps) {
  return (
    <DossierSection id="included" title="What is included">
      <div className="mt-3 grid gap-x-10 gap-y-4 sm:mt-5 sm:grid-cols-2 sm:gap-y-6 print:mt-1.5 print:grid-cols-2">
        {included.length > 0 && <List title="Included" lines={included} isIn />}
        {notIncluded.length > 0 && <List title="Not included" lines={notIncluded} />}
      </div>
    </DossierSection>
  );
}

function List({ title, lines, isIn = false }: { title: string; lines: string[]; isIn?: boolean }) {
  const Icon = isIn ? Check : X;
  return (
    <div>
      <h3 className="text-lg font-semibold print:text-base">{title}</h3>
      <ul className="mt-2 grid gap-2 print:gap-0.5">
        {lines.map((line) => (
          <li key={line} className="flex gap-2.5 leading-snug">
            <Icon
              className={`mt-0.5 size-4.5 shrink-0 print:hidden ${isIn ? 'text-success' : 'text-rhododendron'}`}
            />
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

function TourQuestions({ questions }: { questions: TourQuestion[] }) {
  return (
    <DossierSection id="questions" title="Questions and answers">
      <div className="mt-4">
        <QuestionList questions={questions} />
        <Link to={href('/questions')} className="inline-flex min-h-11 items-center text-link print:hidden">
          What travellers ask about all tours
        </Link>
      </div>
    </DossierSection>
  );
}

function TourRoads({ roads }: { roads: Road[] }) {
  return (
    <DossierSection id="roads" title="Roads on this tour" inShort={countOf(roads.length, 'road')}>
      <div className="mt-3">
        {roads.map((road) => (
          <RoadStateLine key={road._id} road={road} isStale={isStaleRoad(road.checkedAt)} />
        ))}
      </div>
      <p className="print:hidden">
        <Link to={href('/roads')} className="inline-flex min-h-11 items-center text-link">
          All roads today
        </Link>
      </p>
    </DossierSection>
  );
}

function TourTeam({ team }: { team: TeamMember[] }) {
  return (
    <DossierSection id="team" title="Who leads it">
      <ul className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2 print:gap-y-2">
        {team.map(({ _id, name, role, languages, picture }) => (
          <li key={_id} className="flex items-center gap-4">
            <Portrait name={name} picture={picture} across={64} className="size-16 rounded-full text-xl" />
            <div className="min-w-0 wrap-anywhere">
              <h3 className="font-sans text-base font-semibold tracking-normal">{name}</h3>
              <p>{role}</p>
              {languages.length > 0 && <p className="text-sm text-ink-soft">{languages.join(', ')}</p>}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-1 print:hidden">
        <Link to={href('/about')} className="inline-flex min-h-11 items-center text-link">
          All of us
        </Link>
      </p>
    </DossierSection>
  );
}

function Suitability({ suitability }: { suitability: TourSuitability }) {
  const { notFor } = suitability;
  const told = suitabilityRows(suitability);
  if (!isSuitTold(suitability)) return null;
  return (
    <DossierSection id="suits" title="Who it suits">
      <dl className="mt-4 print:mt-1.5">
        {told.map(({ name, text }) => (
          <div
            key={name}
            className="gap-x-6 border-t border-mist py-2 first:border-0 sm:grid sm:py-3 sm:grid-cols-[9rem_minmax(0,1fr)] print:py-0.5"
          >
            <dt className="font-semibold">{name}</dt>
            <dd className="leading-relaxed text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
      {notFor.length > 0 && (
        <div className="mt-3 rounded-field border-l-4 border-rhododendron bg-error-ground px-4 py-3 print:border print:py-1">
          <h3 className="font-sans text-base font-semibold tracking-normal">Please do not go</h3>
          <ul className="mt-1 list-disc pl-5 marker:text-rhododendron">
            {notFor.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </DossierSection>
  );
}
