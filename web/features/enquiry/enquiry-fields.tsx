import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import { DESTINATIONS } from '../../../contracts/tours/destinations.ts';
import { useFormField } from '../../ui/fields/form-fields.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { CountryField } from '../phone/country-field.tsx';
import { PhoneReadBack } from './enquiry-parts.ts';
import { TravelDateFields } from './travel-date-fields.tsx';

/** Less than an enquiry's message may be: other fields of a tour's form are added to it. */
const TYPED_MESSAGE = 1_000;

type Props = {
  /** The one tour that is enquired about; without it the destination is chosen. */
  tourName?: string;
  /** Chosen beforehand in the list, where it stands first: a destination, or the tour that is looked at. */
  destination?: string;
  /** Null: the visitor types one. Otherwise the signed-in user's, which cannot be changed here. */
  accountEmail: string | null;
  isNarrow: boolean;
};

export function EnquiryFields({ tourName, destination, accountEmail, isNarrow }: Props) {
  const { value: sent } = useFormField('destination');
  return (
    <div className={isNarrow ? 'grid gap-4' : 'grid gap-4 sm:grid-cols-2'}>
      <TextField label="Full name" name="fullName" autoComplete="name" required />
      <div className="phone">
        <TextField label="Phone" name="phone" type="tel" autoComplete="tel" required />
        <CountryField />
        <PhoneReadBack />
      </div>
      <EmailField accountEmail={accountEmail} />
      {tourName === undefined ? (
        <SelectField label="Destination" name="destination" defaultValue={destination ?? ''} required>
          <option value="">Choose a destination</option>
          {choicesWith(sent ?? destination).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField label="Destination" name="destination" value={tourName} readOnly />
      )}
      <NumberField
        label="Number of people"
        name="guestSize"
        min={LIMITS.guestSizeMin}
        max={LIMITS.guestSizeMax}
        required
      />
      <TravelDateFields />
      <TextAreaField
        label="Message (optional)"
        name="message"
        rows={2}
        maxLength={TYPED_MESSAGE}
        placeholder="2 kids, a quiet room"
        className={isNarrow ? undefined : 'sm:col-span-2'}
      />
    </div>
  );
}

function EmailField({ accountEmail }: { accountEmail: string | null }) {
  const shared = { label: 'Email', name: 'email', type: 'email', required: true } as const;
  if (accountEmail === null) return <TextField {...shared} autoComplete="email" />;
  return (
    <TextField {...shared} value={accountEmail} readOnly placeholder="Your account’s, once you sign in" />
  );
}

function choicesWith(chosen: string | undefined): readonly string[] {
  const isListed = !chosen || DESTINATIONS.some((name) => name === chosen);
  return isListed ? DESTINATIONS : [chosen, ...DESTINATIONS];
}
