import { useId } from 'react';
import { lastTravelDay } from '../../../contracts/enquiries/travel-days.ts';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import { todayInIndia } from '../../../contracts/india-time.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-field.ts';
import { CountryField } from '../phone/country-field.tsx';
import { useChoices } from '../settings/use-settings.ts';
import { MonthChoices, PhoneReadBack } from './enquiry-parts.ts';

/** Below the API's limit: a tour's form appends other fields to the message. */
const TYPED_MESSAGE = 1_000;

type Props = {
  tourName?: string;
  destination?: string;
  /** Null if the visitor types it; else the account's, read-only. */
  accountEmail: string | null;
  isNarrow: boolean;
};

export function EnquiryFields({ tourName, destination, accountEmail, isNarrow }: Props) {
  const { value: sent } = useFormField('destination');
  const names = useChoices().destinations.map(({ name }) => name);
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
          {choicesWith(names, sent ?? destination).map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      ) : (
        <TextField label="Destination" name="destination" value={tourName} readOnly />
      )}
      {!isNarrow && <PeopleAndDate />}
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

type TripFields = { people?: number | undefined; day?: string | undefined; month?: string | undefined };

/** These values stand where nothing was typed. */
export function PeopleAndDate({ people, ...date }: TripFields) {
  return (
    <>
      <NumberField
        label="Number of people"
        name="guestSize"
        min={LIMITS.guestSizeMin}
        max={LIMITS.guestSizeMax}
        required
        defaultValue={people}
      />
      <TravelDateFields {...date} />
    </>
  );
}

function EmailField({ accountEmail }: { accountEmail: string | null }) {
  const shared = { label: 'Email', name: 'email', type: 'email', required: true } as const;
  if (accountEmail === null) return <TextField {...shared} autoComplete="email" />;
  return (
    <TextField {...shared} value={accountEmail} readOnly placeholder="Your account’s, once you sign in" />
  );
}

function choicesWith(names: readonly string[], chosen: string | undefined): readonly string[] {
  return !chosen || names.includes(chosen) ? names : [chosen, ...names];
}

function TravelDateFields({ day, month }: Omit<TripFields, 'people'>) {
  const { value: hasOpenDates } = useFormField('hasOpenDates');
  const months = useId();
  const today = todayInIndia();
  return (
    <div className="grid content-start has-checked:[&>.when-dated]:hidden has-checked:[&>.when-open]:block">
      <TextField
        label="Date of travel"
        name="bookAt"
        type="date"
        min={today}
        max={lastTravelDay(today)}
        required
        defaultValue={day}
        className="when-dated"
      />
      <TextField
        label="When roughly?"
        name="travelWords"
        list={months}
        defaultValue={month}
        maxLength={LIMITS.travelWords}
        autoComplete="off"
        placeholder="March, after the exams"
        className="when-open hidden"
      />
      <MonthChoices id={months} />
      <label className="mt-1 flex min-h-11 w-fit items-center gap-2.5">
        <input
          type="checkbox"
          name="hasOpenDates"
          value="yes"
          defaultChecked={hasOpenDates !== undefined}
          className="size-5 accent-action"
        />
        My dates are open
      </label>
    </div>
  );
}
