import type { ReactNode } from 'react';
import { countPeople } from '../../../../../contracts/count-of.ts';
import type { TourFee, TourPricing } from '../../../../../contracts/dossier/dossier.contract.ts';
import { SHARING_NAMES } from '../../../../../contracts/dossier/dossier-terms.ts';
import { feeName } from '../../../../../contracts/dossier/fee-sum.ts';
import { monthDayName } from '../../../../../contracts/dossier/month-day-name.ts';
import { sharedPrices } from '../../../../../contracts/dossier/shared-price.ts';
import { formatRupees } from '../../../../../contracts/format-rupees.ts';
import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { partyName } from '../../../../features/tours/party-name.ts';
import { DossierSection } from './dossier-section.tsx';

type Props = {
  tour: Pick<TourDetail, 'pricing' | 'departures' | 'takenSeats'>;
  /** YYYY-MM-DD in India; past departures are left out. */
  today: string;
};
type Row = { name: string; text: string; note?: string };

export function PriceExplained({ tour, today }: Props) {
  const { pricing } = tour;
  const shared = sharedPrices(tour, today);
  return (
    <DossierSection id="prices" title="Prices per person" lead={leadOf(pricing, shared.length > 0)}>
      <div className="mt-3 grid gap-x-10 gap-y-4 sm:mt-5 sm:grid-cols-2 sm:gap-y-6 print:mt-1.5 print:grid-cols-2">
        <PriceList title="By size of party" rows={partyRows(pricing)} />
        <PriceList title="Shared with others, from 1 person on" rows={sharedRows(shared)} />
        <PriceList title="Children" rows={childRows(pricing)} />
        <PriceList title="By season" rows={seasonRows(pricing)} />
        <PriceList title="On top, for everybody" rows={pricing.fees.map(feeRow)} />
        <PriceList title="On top, if you want it" rows={extraRows(pricing)} />
      </div>
      {pricing.isTaxIncluded !== null && <p className="mt-2 text-ink-soft sm:mt-4">{taxText(pricing)}</p>}
    </DossierSection>
  );
}

function PriceList({ title, rows }: { title: string; rows: Row[] }): ReactNode {
  if (rows.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg font-semibold print:text-base">{title}</h3>
      <dl className="mt-1 sm:mt-2">
        {rows.map(({ name, text, note }) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-4 border-t border-mist py-1.5 sm:py-2 print:py-0.5"
          >
            <dt>{name}</dt>
            <dd className="font-semibold whitespace-nowrap tabular-nums">{text}</dd>
            {note && <dd className="w-full text-sm text-ink-soft">{note}</dd>}
          </div>
        ))}
      </dl>
    </div>
  );
}

function leadOf({ minTravellers, sharing }: TourPricing, isShared: boolean): string {
  const parts = [
    minTravellers !== null && minTravellers > 1
      ? `For ${countPeople(minTravellers)} or more${isShared ? ', on a shared departure for one, too' : ''}.`
      : '',
    sharing ? `${SHARING_NAMES[sharing]}.` : '',
    'Two travellers share a room.',
  ];
  return parts.filter(Boolean).join(' ');
}

function partyRows({ parties }: TourPricing): Row[] {
  return parties.flatMap(({ perPerson }, place) => {
    if (parties[place - 1]?.perPerson === perPerson) return [];
    return { name: `${partyName(parties, place)} travellers`, text: `${formatRupees(perPerson)} each` };
  });
}

function sharedRows(prices: number[]): Row[] {
  const [least] = prices;
  if (least === undefined) return [];
  const from = least === prices.at(-1) ? '' : 'from ';
  return [{ name: 'On a fixed departure', text: `${from}${formatRupees(least)} each` }];
}

function childRows({ childRates }: TourPricing): Row[] {
  return childRates.map(({ fromAge, toAge, percent, note }) => ({
    name: fromAge === 0 ? `Up to ${toAge} years` : `${fromAge} to ${toAge} years`,
    text: percent === 0 ? 'free' : `${percent}% of the price`,
    note,
  }));
}

function seasonRows({ seasons }: TourPricing): Row[] {
  return seasons.map(({ name, from, to, extra }) => ({
    name,
    text: extra < 0 ? `${formatRupees(-extra)} less` : `${formatRupees(extra)} more`,
    note: `${monthDayName(from)} to ${monthDayName(to)}, per person`,
  }));
}

function feeRow({ freeBelow, halfBelow, ...fee }: TourFee): Row {
  const ages = [
    halfBelow !== null && `half below the age of ${halfBelow}`,
    freeBelow !== null && `free below ${freeBelow}`,
  ].filter(Boolean);
  const note = ages.join(', ');
  return {
    name: feeName(fee),
    text: `${formatRupees(fee.perPerson * fee.nights)} each`,
    ...(note && { note: `${note.charAt(0).toUpperCase()}${note.slice(1)}.` }),
  };
}

function extraRows({ singleSupplement, extraBed }: TourPricing): Row[] {
  const rows = [
    { name: 'A room to yourself', rupees: singleSupplement },
    { name: 'Extra bed in a room', rupees: extraBed },
  ];
  return rows.flatMap(({ name, rupees }) => (rupees === null ? [] : [{ name, text: formatRupees(rupees) }]));
}

function taxText({ isTaxIncluded, taxPercent }: TourPricing): string {
  const gst = taxPercent ? `GST of ${taxPercent}%` : 'GST';
  return isTaxIncluded ? `${gst} is included in every price.` : `${gst} is added to these prices.`;
}
