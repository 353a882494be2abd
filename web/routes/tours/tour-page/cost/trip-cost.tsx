import { Info } from 'lucide-react';
import { useRef } from 'react';
import { countPeople } from '../../../../../contracts/count-of.ts';
import { closedMonthsOf, ratedDetail } from '../../../../../contracts/dossier/rated-detail.ts';
import type { WorkedOutPrice } from '../../../../../contracts/dossier/worked-out-price.contract.ts';
import { formatRupees } from '../../../../../contracts/format-rupees.ts';
import { formatDay } from '../../../../../contracts/india-time.ts';
import type { PolicyFigures } from '../../../../../contracts/policies/policy-figures.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { Price } from '../../../../features/tours/card/price.tsx';
import { whenWords } from '../../../../features/trip/price-words.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Fold } from '../../../../ui/fold.tsx';
import { PaymentSteps } from './payment-steps.tsx';
import type { ToldPrice } from './told-price.ts';
import { tripNotes } from './trip-notes.ts';
import { useToldPrice } from './use-told-price.ts';

type Props = { tour: TourDetail; figures: PolicyFigures };

/** In sight while the rest of the form scrolls below. */
const STAYS = 'mt-3 lg:sticky lg:-top-px lg:z-10 lg:-mx-6 lg:bg-sheet lg:px-6 lg:py-1.5';

export function TripCost({ tour, figures }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const told = useToldPrice(place, tour);
  return (
    <>
      <div ref={place}>
        {/* `hidden`, not `type="hidden"`: drafts skip that, and the contact links read the draft. */}
        <input hidden readOnly name="partyWords" value={told?.party.words ?? ''} />
        <input hidden readOnly name="shownTotal" value={told?.price?.total ?? ''} />
      </div>
      {!told?.price && <Price tour={ratedDetail(tour)} className={STAYS} />}
      <output aria-live="polite" className="contents">
        {told && <Cost tour={tour} told={told} figures={figures} />}
      </output>
    </>
  );
}

function Cost({ tour, told, figures }: Props & { told: ToldPrice }) {
  const { party, price, isFrom } = told;
  const notes = tripNotes(tour, party, told.when);
  return (
    <>
      {price && (
        <p className={classNames('flex flex-wrap items-baseline justify-between gap-x-3', STAYS)}>
          <span className="font-semibold">{titleOf(told, tour.months)}</span>
          <span className="text-xl font-bold tabular-nums">
            {isFrom && <small className="text-[0.6em] font-semibold">from </small>}
            {formatRupees(price.total)}
          </span>
        </p>
      )}
      {notes.length > 0 && (
        <ul className="mt-2 grid gap-2 rounded-field bg-info-ground px-3.5 py-3 text-[0.9375rem] leading-snug">
          {notes.map((note) => (
            <li key={note} className="flex gap-2">
              <Info className="mt-0.5 size-4.5 shrink-0 text-teesta" />
              {note}
            </li>
          ))}
        </ul>
      )}
      {price && (
        <Fold summary={<span className="text-link">What it is made of</span>}>
          <CostLines price={price} />
          <p className="mt-2 text-sm text-ink-soft">{footOf(tour, told, price)}</p>
          {party.day !== null && <PaymentSteps total={price.total} travelDay={party.day} figures={figures} />}
        </Fold>
      )}
    </>
  );
}

function CostLines({ price }: { price: WorkedOutPrice }) {
  return (
    <ul className="mt-1.5 text-sm text-ink-soft">
      {price.lines.map(({ label, count, each, sum }) => (
        <li key={label} className="flex justify-between gap-3 tabular-nums">
          <span>
            {count > 1 ? `${count} × ` : ''}
            {label}
            {count > 1 && sum > 0 ? `, ${formatRupees(each)} each` : ''}
          </span>
          <span>{sum === 0 ? 'free' : formatRupees(sum)}</span>
        </li>
      ))}
    </ul>
  );
}

function titleOf({ party, when }: ToldPrice, months: TourDetail['months']): string {
  const people = `For ${countPeople(party.people)}`;
  if (party.day !== null) return `${people} on ${formatDay(party.day)}`;
  return people + whenWords(when, closedMonthsOf(months));
}

function footOf(
  { pricing, departures }: TourDetail,
  { party: { day }, when, isFrom }: ToldPrice,
  { season, isShared }: WorkedOutPrice,
): string {
  const leaving = departures.find((one) => one.day === day);
  const parts = [
    isShared && 'You share this fixed departure with others.',
    !isShared && leaving && leaving.perPerson !== null && 'For your party alone.',
    season && `With the price of ${season}.`,
    isFrom && 'Some days of the month cost more: choose a date.',
    when === undefined && pricing.seasons.length > 0 && 'Some seasons cost more: choose a date.',
    pricing.isTaxIncluded && 'GST is included.',
  ];
  return parts.filter(Boolean).join(' ');
}
