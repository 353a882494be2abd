import type { TourDetail } from '../../../../../contracts/tours/tours.contract.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Fold } from '../../../../ui/fold.tsx';

type Asking = Pick<TourDetail, 'pricing' | 'suitability' | 'stops'>;

export function PartyFields({ tour }: { tour: Asking }) {
  const asked = whatIsAsked(tour);
  const { hasAges, oldest, hasRooms, hasBeds } = asked;
  if (!hasAges && !hasRooms && !hasBeds) return null;
  return (
    <Fold className="mt-3 border-y border-mist" summary={summaryOf(asked)}>
      <div className="grid gap-4 pt-1 pb-4">
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
    </Fold>
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
