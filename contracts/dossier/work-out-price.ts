import type { TourPricing } from './dossier.contract.ts';
import { feeAt, feeName } from './fee-sum.ts';
import { percentOf, pricePerPerson, seasonOn, type Taxes, taxOn } from './rates.ts';
import type { PriceLine, WorkedOutPrice } from './worked-out-price.contract.ts';

export type Party = {
  adults: number;
  childAges: readonly number[];
  singleRooms: number;
  extraBeds: number;
  day: string | null;
};

/** Whole rupees. `shown`: the card's price, used without party prices. `shared`: for joining, see `sharedPrice`. */
export function workOutPrice(
  pricing: TourPricing,
  shown: number,
  party: Party,
  shared: number | null = null,
): WorkedOutPrice {
  const people = party.adults + party.childAges.length;
  const seasonOfDay = seasonOn(pricing, party.day);
  const ownPrice = pricePerPerson(pricing, shown, people) + (seasonOfDay?.extra ?? 0);
  const isFew = people < (pricing.minTravellers ?? 0);
  const isShared = shared !== null && (isFew || shared <= ownPrice);
  const season = isShared ? undefined : seasonOfDay;
  const each = isShared ? shared : ownPrice;
  const lines = [
    lineOf(isShared ? 'Adult, shared' : 'Adult', party.adults, each),
    ...childLines(pricing, each, party.childAges),
    lineOf('Room alone', party.singleRooms, pricing.singleSupplement ?? 0),
    lineOf('Extra bed', party.extraBeds, pricing.extraBed ?? 0),
  ].filter(({ count }) => count > 0);
  const all = [...lines, ...taxLines(pricing, sumOf(lines)), ...feeLines(pricing, party)];
  return {
    lines: all,
    total: sumOf(all),
    ...(season && { season: season.name }),
    isBelowLeast: isFew && !isShared,
    isShared,
  };
}

export function childPercent({ childRates }: Pick<TourPricing, 'childRates'>, age: number): number {
  return childRates.find(({ fromAge, toAge }) => age >= fromAge && age <= toAge)?.percent ?? 100;
}

function childLines(pricing: TourPricing, each: number, ages: readonly number[]): PriceLine[] {
  const counts = new Map<number, number>();
  for (const age of [...ages].sort((a, b) => b - a)) counts.set(age, (counts.get(age) ?? 0) + 1);
  return [...counts].map(([age, count]) =>
    lineOf(
      age === 0 ? 'Child below 1 year' : `Child of ${age}`,
      count,
      percentOf(each, childPercent(pricing, age)),
    ),
  );
}

/** Fees are passed on: no tax on top. */
function feeLines({ fees }: TourPricing, { adults, childAges }: Party): PriceLine[] {
  return fees.map((fee) => {
    const payers = [...Array.from({ length: adults }, () => Infinity), ...childAges];
    const sum = payers.reduce((total, age) => total + feeAt(fee, age) * fee.nights, 0);
    return { label: feeName(fee), count: 1, each: sum, sum };
  });
}

function sumOf(lines: readonly PriceLine[]): number {
  return lines.reduce((total, line) => total + line.sum, 0);
}

function taxLines(taxes: Taxes, sum: number): PriceLine[] {
  if (taxes.isTaxIncluded !== false || !taxes.taxPercent) return [];
  return [lineOf(`GST ${taxes.taxPercent}%`, 1, taxOn(taxes, sum))];
}

function lineOf(label: string, count: number, each: number): PriceLine {
  return { label, count, each, sum: count * each };
}
