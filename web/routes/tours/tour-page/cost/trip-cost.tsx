import { Info } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { countOf, countPeople } from '../../../../../contracts/count-of.ts';
import { tripPrice } from '../../../../../contracts/dossier/trip-price.ts';
import type { Party } from '../../../../../contracts/dossier/work-out-price.ts';
import type { WorkedOutPrice } from '../../../../../contracts/dossier/worked-out-price.contract.ts';
import { readParty, type TypedParty } from '../../../../../contracts/enquiries/read-party.ts';
import { formatRupees } from '../../../../../contracts/format-rupees.ts';
import { formatDay } from '../../../../../contracts/india-time.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { followForm } from '../../../../features/forms/follow-form.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { chooseNamedDeparture } from '../dossier/chosen-departure.ts';
import { PaymentSteps } from './payment-steps.tsx';
import { tripNotes } from './trip-notes.ts';

type Props = { tour: TourDetail; seasonStarts: string[] };

export function TripCost({ tour, seasonStarts }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const party = usePartyOfForm(place);
  return (
    <>
      <div ref={place} className="mt-4">
        <PartyFields tour={tour} />
        {/* `hidden`, not `type="hidden"`: drafts skip that, and the contact links read the draft. */}
        <input hidden readOnly name="partyWords" value={party?.words ?? ''} />
        <input hidden readOnly name="shownTotal" value={(party && tripPrice(tour, party)?.total) ?? ''} />
      </div>
      <output aria-live="polite" className="contents">
        {party && <Cost tour={tour} party={party} seasonStarts={seasonStarts} />}
      </output>
    </>
  );
}

function Cost({ tour, party, seasonStarts }: Props & { party: TypedParty }) {
  const price = tripPrice(tour, party);
  const notes = tripNotes(tour, party);
  return (
    <>
      <div className="mt-4 mb-3 lg:sticky lg:bottom-0 lg:z-10 lg:-mx-7 lg:mb-0 lg:border-t lg:border-mist lg:bg-sheet lg:px-7 lg:py-3">
        <p className={`flex items-baseline justify-between gap-3 ${price ? '' : 'max-lg:hidden'}`}>
          <span className="font-semibold">{titleOf(party)}</span>
          {price && <span className="text-xl font-bold tabular-nums">{formatRupees(price.total)}</span>}
        </p>
        {notes.length > 0 && (
          <p className="text-sm text-ink-soft max-lg:hidden">{countOf(notes.length, 'note')} below</p>
        )}
      </div>
      {notes.length > 0 && (
        <ul className="mb-3 grid gap-2 rounded-field bg-info-ground px-3.5 py-3 text-[0.9375rem] leading-snug">
          {notes.map((note) => (
            <li key={note} className="flex gap-2">
              <Info className="mt-0.5 size-4.5 shrink-0 text-teesta" />
              {note}
            </li>
          ))}
        </ul>
      )}
      {price && (
        <div className="rounded-field border border-mist bg-paper px-4 py-3">
          <CostLines price={price} />
          <p className="mt-2 text-sm text-ink-soft">{footOf(tour, party, price)}</p>
          {party.day !== null && (
            <PaymentSteps total={price.total} travelDay={party.day} seasonStarts={seasonStarts} />
          )}
        </div>
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

function titleOf({ people, day }: TypedParty): string {
  const party = countPeople(people);
  return day === null ? `For ${party}` : `For ${party} on ${formatDay(day)}`;
}

function footOf(
  { pricing, departures }: TourDetail,
  { day }: Party,
  { season, isShared }: WorkedOutPrice,
): string {
  const leaving = departures.find((one) => one.day === day);
  const parts = [
    isShared && 'You share this fixed departure with others.',
    !isShared && leaving && leaving.perPerson !== null && 'For your party alone.',
    season && `With the price of ${season}.`,
    !season && day === null && pricing.seasons.length > 0 && 'Some seasons cost more: choose a date.',
    pricing.isTaxIncluded && 'GST is included.',
  ];
  return parts.filter(Boolean).join(' ');
}

function usePartyOfForm(place: { current: HTMLElement | null }): TypedParty | undefined {
  const [party, setParty] = useState<TypedParty>();
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return;
    const end = new AbortController();
    let isFirst = true;
    const read = () => {
      if (isFirst) chooseNamedDeparture(form);
      isFirst = false;
      setParty(readParty(new FormData(form)));
    };
    followForm(form, 'input', read, end.signal);
    return () => end.abort();
  }, [place]);
  return party;
}

type Asking = Pick<TourDetail, 'pricing' | 'suitability' | 'stops'>;

function PartyFields({ tour }: { tour: Asking }) {
  const asked = whatIsAsked(tour);
  const { hasAges, oldest, hasRooms, hasBeds } = asked;
  if (!hasAges && !hasRooms && !hasBeds) return null;
  return (
    <details className="group rounded-field border border-mist">
      <summary className="flex min-h-11 items-center justify-between gap-3 px-4 font-semibold">
        {summaryOf(asked)}
        <span aria-hidden="true" className="text-xl leading-none text-ink-soft group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-4">
        {hasAges && (
          <TextField
            label="Ages of the children"
            name="childAges"
            autoComplete="off"
            maxLength={60}
            placeholder="3, 8"
            hint={hintOf(oldest)}
          />
        )}
        {hasRooms && <NumberField label="Adults with a room alone" name="singleRooms" min={0} max={50} />}
        {hasBeds && <NumberField label="Extra beds" name="extraBeds" min={0} max={50} />}
      </div>
    </details>
  );
}

function hintOf(oldest: number): string {
  const count = 'Children count to the number of people.';
  return oldest < Infinity ? `${count} Name anybody above ${oldest}, too.` : count;
}

function whatIsAsked({ pricing, suitability, stops }: Asking) {
  const all = [suitability, ...stops];
  const oldest = Math.min(...all.map(({ maxAge }) => maxAge ?? Infinity));
  const isForAll = oldest === Infinity && all.every(({ minAge }) => minAge === null);
  const { childRates, fees } = pricing;
  return {
    hasAges: childRates.length > 0 || fees.length > 0 || !isForAll,
    oldest,
    hasRooms: pricing.singleSupplement !== null,
    hasBeds: pricing.extraBed !== null,
  };
}

function summaryOf({ hasAges, hasRooms, hasBeds }: ReturnType<typeof whatIsAsked>): string {
  const parts = [hasAges && 'children', hasRooms && 'single rooms', hasBeds && 'extra beds'].filter(
    (part) => part !== false,
  );
  const text = new Intl.ListFormat('en-GB').format(parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
