import { closedTexts } from '../../../../../contracts/stops/closed-days.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { plannerPath } from '../../../../features/places/planner-address.ts';
import { ageText, rulesByWhom } from '../../../../features/places/rules-text.ts';
import { StopSource } from '../../../../features/places/stop-source.tsx';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Fold } from '../../../../ui/fold.tsx';
import { DossierSection } from '../dossier/dossier-section.tsx';
import { type PapersGroup, papersOfTour } from '../dossier/told-sections.ts';
import { daysText } from './route-map-layout.ts';

export function PermitsAndPapers({ tour, today }: { tour: TourDetail; today: string }) {
  const groups = papersOfTour(tour.stops);
  if (groups.length === 0) return null;
  return (
    <DossierSection
      id="permits"
      title="Permits and papers"
      lead="Rules change: each line says who told us, and when we last asked."
    >
      <ul className="mt-4 divide-y divide-mist border-y border-mist print:mt-1">
        {groups.map((group) => (
          <Papers key={group.stops[0]?._id} group={group} today={today} />
        ))}
      </ul>
      <p className="mt-5 print:hidden">
        <ButtonLink to={plannerPath(tour)} variant="secondary">
          Plan your papers
        </ButtonLink>
      </p>
    </DossierSection>
  );
}

function Papers({ group: { stops, days }, today }: { group: PapersGroup; today: string }) {
  const [one] = stops;
  if (!one) return null;
  const rows = [
    ...rulesByWhom(one).map(({ whom, text }) => [whom, text]),
    ['Children', one.childBrings && `Bring: ${one.childBrings}.`],
    ['Age', ageText(one)],
    ['Closed', closedTexts(one).length > 0 && `${closedTexts(one).join(', and ')}.`],
  ].flatMap(([name, text]) => (typeof name === 'string' && text ? [{ name, text }] : []));
  return (
    <li className="py-4 print:break-inside-avoid print:py-1.5">
      <h3 className="text-lg print:text-base">
        {stops.map(({ name, _id }) => `${name} (${daysText(days.get(_id) ?? []).toLowerCase()})`).join(' · ')}
      </h3>
      {stops
        .filter(({ advice }) => advice !== '')
        .map(({ _id, name, advice }) => (
          <p key={_id} className="mt-2 leading-relaxed">
            <span className="font-semibold">{name}:</span> {advice}
          </p>
        ))}
      <Fold
        isNarrow
        summary={
          <span className="text-link">
            What you need<span className="sr-only"> for {one.name}</span>
          </span>
        }
      >
        <dl className="mt-2 grid gap-1.5">
          {rows.map(({ name, text }) => (
            <div key={name} className="gap-x-5 sm:grid sm:grid-cols-[10rem_minmax(0,1fr)]">
              <dt className="font-semibold">{name}</dt>
              <dd className="leading-relaxed text-ink-soft first-letter:uppercase">{text}</dd>
            </div>
          ))}
        </dl>
        <StopSource {...one} today={today} />
      </Fold>
    </li>
  );
}
