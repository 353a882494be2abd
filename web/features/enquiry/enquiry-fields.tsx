import { lastTravelDay } from '../../../contracts/enquiries/travel-days.ts';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import { todayInIndia } from '../../../contracts/india-time.ts';
import { DESTINATIONS } from '../../../contracts/tours/destinations.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { Faults } from '../../ui/fields/use-faults.ts';

type Props = {
  faults: Faults;
  /** The one tour that is enquired about; without it the destination is chosen. */
  tourName?: string;
  /** Chosen beforehand in the list. */
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
          {DESTINATIONS.map((name) => (
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
      <TextField
        label="Date of travel"
        name="bookAt"
        type="date"
        min={todayInIndia()}
        max={lastTravelDay(todayInIndia())}
        required
        error={faults.bookAt}
      />
    </div>
  );
}

function EmailField({ accountEmail, error }: { accountEmail: string | null; error?: string }) {
  const shared = { label: 'Email', name: 'email', type: 'email', required: true, error } as const;
  if (accountEmail === null) return <TextField {...shared} autoComplete="email" />;
  return <TextField {...shared} value={accountEmail} readOnly placeholder="Filled in once you sign in" />;
}
