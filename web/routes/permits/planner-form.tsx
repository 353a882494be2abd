import { Form } from 'react-router';
import { NATIONALITIES, NATIONALITY_CHOICES } from '../../../contracts/stops/stop-terms.ts';
import { PLANNER } from '../../features/places/planner-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { PlaceOption } from './load-planner.ts';
import type { PlannerQuery } from './planner-query.ts';

type Props = { query: PlannerQuery; options: PlaceOption[] };

/** Asks by its address alone: it works without script, and the answer can be linked to. */
export function PlannerForm({ query, options }: Props) {
  const [chosen, others] = [options.filter(isChosen), options.filter((option) => !isChosen(option))];
  return (
    <Form
      method="get"
      action={PLANNER}
      aria-label="Plan your papers"
      preventScrollReset
      className="grid gap-5 self-start print:hidden"
    >
      <SelectField label="Passport or citizenship" name="nationality" defaultValue={query.nationality}>
        {NATIONALITIES.map((nationality) => (
          <option key={nationality} value={nationality}>
            {NATIONALITY_CHOICES[nationality]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Ages of all who travel"
        name="ages"
        inputMode="text"
        autoComplete="off"
        maxLength={100}
        placeholder="38, 36, 8"
        defaultValue={query.agesText}
      />
      <TextField label="First day of the trip" name="day" type="date" defaultValue={query.firstDay ?? ''} />
      <fieldset>
        <legend className="text-[0.9375rem] font-semibold">Places</legend>
        {chosen.length > 0 && <Places options={chosen} />}
        <details open={chosen.length === 0 || undefined} className="mt-1">
          <summary className="flex min-h-11 cursor-pointer items-center text-teesta hover:underline">
            {chosen.length > 0 ? 'Add more places' : 'Choose places'}
          </summary>
          <Places options={others} />
        </details>
      </fieldset>
      <Button type="submit" className="justify-self-start">
        Make the list
      </Button>
    </Form>
  );
}

const isChosen = (option: PlaceOption) => option.isChosen;

function Places({ options }: { options: PlaceOption[] }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4">
      {options.map(({ value, name, tripDay, isChosen: isOn }) => (
        <li key={value}>
          <label className="flex min-h-11 cursor-pointer items-center gap-2.5 leading-tight">
            <input
              type="checkbox"
              name="places"
              value={value}
              defaultChecked={isOn}
              className="size-5 shrink-0 accent-pine"
            />
            <span>
              {name}
              {tripDay !== null && <span className="text-sm text-ink-soft">, day {tripDay}</span>}
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
