import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { countPeople } from '../../../contracts/count-of.ts';
import { MONTH_NAMES } from '../../../contracts/dossier/month-day-name.ts';
import { isMonth, monthOfTrip, TRAVEL_MONTHS } from '../../../contracts/tours/trip.ts';
import { useTrip } from './trip-store.ts';
import { useTellTrip } from './use-tell-trip.ts';

const LARGEST_LISTED = 20;
const COUNTS = Array.from({ length: LARGEST_LISTED }, (_, place) => place + 1);

/** "How many, when": fields of a form that works without script. */
export function TripChoice() {
  const trip = useTrip();
  const tell = useTellTrip();
  const { people, when } = trip;
  const counts = people === undefined || people <= LARGEST_LISTED ? COUNTS : [...COUNTS, people];
  const month = when === undefined || isMonth(when) ? when : TRAVEL_MONTHS[monthOfTrip(when) - 1];
  return (
    <>
      <Choice
        name="people"
        label="How many"
        value={people ?? ''}
        onChange={(value) => tell({ people: value === '' ? undefined : Number(value) })}
      >
        <option value="">How many?</option>
        {counts.map((count) => (
          <option key={count} value={count}>
            {countPeople(count)}
          </option>
        ))}
      </Choice>
      <Choice
        name="when"
        label="When"
        value={month ?? ''}
        onChange={(value) => tell({ when: value === '' ? undefined : value })}
      >
        <option value="">When?</option>
        {TRAVEL_MONTHS.map((value, place) => (
          <option key={value} value={value}>
            {MONTH_NAMES[place]}
          </option>
        ))}
      </Choice>
    </>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string | number;
  onChange: (value: string) => void;
  children: ReactNode;
};

function Choice({ label, onChange, ...select }: ChoiceProps) {
  return (
    <label className="trip-choice">
      <span className="sr-only">{label}</span>
      <select {...select} autoComplete="off" onChange={(event) => onChange(event.target.value)} />
      <ChevronDown className="size-4" />
    </label>
  );
}
