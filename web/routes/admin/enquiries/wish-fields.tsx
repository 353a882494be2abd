import { ADDED } from '../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { DESK_LIMITS } from '../../../../contracts/fields/desk-limits.ts';
import { LIMITS } from '../../../../contracts/fields/field-limits.ts';
import { useChoices } from '../../../features/settings/use-settings.ts';
import { NumberField } from '../../../ui/fields/number-field.tsx';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';

const TOUR_NAMES = 'tour-names';

export function TourField({ tours }: { tours: string[] }) {
  const destinations = useChoices().destinations.map(({ name }) => name);
  return (
    <>
      <TextField label="Destination or tour" name="tourName" list={TOUR_NAMES} maxLength={LIMITS.tourName} />
      <datalist id={TOUR_NAMES}>
        {[...destinations, ...tours].map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  );
}

export function TravelWordsField() {
  return (
    <TextField
      label="Or in words"
      name="travelWords"
      maxLength={LIMITS.travelWords}
      hint="Without a day: March, after the exams."
    />
  );
}

export function PartyFields() {
  const { guestSizeMin, guestSizeMax: max } = LIMITS;
  return (
    <>
      <NumberField label="Number of people" name="guestSize" min={guestSizeMin} max={max} />
      <TextField
        label="Ages of the children"
        name="childAges"
        maxLength={DESK_LIMITS.childAges}
        hint="Count them in the number of people."
      />
      <NumberField label="Rooms alone" name="singleRooms" min={0} max={max} />
      <NumberField label="Extra beds" name="extraBeds" min={0} max={max} />
    </>
  );
}

export function AddedFields({ hasMessage }: { hasMessage?: boolean }) {
  const shown = ADDED.filter(({ name }) => !hasMessage || name !== 'message');
  return shown.map(({ name, label, max, isLine }) => (
    <TextAreaField
      key={name}
      label={label}
      name={name}
      rows={isLine ? 2 : 3}
      maxLength={max}
      className="col-span-full"
    />
  ));
}
