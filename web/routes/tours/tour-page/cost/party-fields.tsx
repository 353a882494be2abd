import type { TourPricing } from '../../../../../contracts/dossier/dossier.contract.ts';
import { NumberField } from '../../../../ui/fields/number-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';

/** What changes the price of a party, beside its size. */
export function PartyFields({ pricing }: { pricing: TourPricing }) {
  const hasRooms = pricing.singleSupplement !== null;
  const hasBeds = pricing.extraBed !== null;
  if (pricing.childRates.length === 0 && !hasRooms && !hasBeds) return null;
  return (
    <details className="group rounded-field border border-mist">
      <summary className="flex min-h-11 items-center justify-between gap-3 px-4 font-semibold">
        {summaryOf(pricing)}
        <span aria-hidden="true" className="text-xl leading-none text-ink-soft group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="grid gap-4 px-4 pt-1 pb-4">
        {pricing.childRates.length > 0 && (
          <TextField
            label="Ages of the children"
            name="childAges"
            autoComplete="off"
            maxLength={60}
            placeholder="3, 8"
            hint="Children count to the number of people."
          />
        )}
        {hasRooms && <NumberField label="Adults with a room alone" name="singleRooms" min={0} max={50} />}
        {hasBeds && <NumberField label="Extra beds" name="extraBeds" min={0} max={50} />}
      </div>
    </details>
  );
}

function summaryOf({ childRates, singleSupplement, extraBed }: TourPricing): string {
  const parts = [
    childRates.length > 0 && 'children',
    singleSupplement !== null && 'single rooms',
    extraBed !== null && 'extra beds',
  ].filter((part) => part !== false);
  const text = new Intl.ListFormat('en-GB').format(parts);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
