import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import { DESTINATIONS } from '../../../contracts/tours/destinations.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Faults } from '../../ui/fields/use-faults.ts';
import { TravelDateFields } from './travel-date-fields.tsx';

/** Less than an enquiry's message may be: other fields of a tour's form are added to it. */
const TYPED_MESSAGE = 1_000;

type Props = {
  faults: Faults;
  /** The one tour that is enquired about; without it the destination is chosen. */
  tourName?: string;
  /** Chosen beforehand in the list, where it stands first: a destination, or the tour that is looked at. */
  destination?: string;
  /** Null: the visitor types one. Otherwise the signed-in user's, which cannot be changed here. */
  accountEmail: string | null;
  isNarrow: boolean;
};

export function EnquiryFields({ faults, tourName, destination, accountEmail, isNarrow }: Props) {
  return (
    <div className={isNarrow ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2'}>
      <TextField label="Full name" name="fullName" autoComplete="name" required error={faults.fullName} />
      <TextField
        label="Phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        required
        error={faults.phone}
      />
      <EmailField accountEmail={accountEmail} error={faults.email} />
      {tourName === undefined ? (
        <SelectField
          label="Destination"
          name="destination"
          defaultValue={destination ?? ''}
          required
          error={faults.destination}
        >
          <option value="">Choose a destination</option>
          {choicesWith(destination).map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
      ) : (
        <TextField
          label="Destination"
          name="destination"
          value={tourName}
          readOnly
          error={faults.destination}
        />
      )}
      <NumberField
        label="Number of people"
        name="guestSize"
        min={LIMITS.guestSizeMin}
        max={LIMITS.guestSizeMax}
        step={1}
        required
        error={faults.guestSize}
      />
      <TravelDateFields faults={faults} />
      <TextAreaField
        label="Message (optional)"
        name="message"
        rows={2}
        maxLength={TYPED_MESSAGE}
        placeholder="2 kids, Jain food"
        error={faults.message}
        className={isNarrow ? undefined : 'sm:col-span-2'}
      />
    </div>
  );
}

function EmailField({ accountEmail, error }: { accountEmail: string | null; error?: string }) {
  const shared = { label: 'Email', name: 'email', type: 'email', required: true, error } as const;
  if (accountEmail === null) return <TextField {...shared} autoComplete="email" />;
  return <TextField {...shared} value={accountEmail} readOnly placeholder="Filled in once you sign in" />;
}

function choicesWith(chosen: string | undefined): readonly string[] {
  const isListed = !chosen || DESTINATIONS.some((name) => name === chosen);
  return isListed ? DESTINATIONS : [chosen, ...DESTINATIONS];
}
