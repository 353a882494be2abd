import { Form } from 'react-router';
import { NATIONALITIES, NATIONALITY_CHOICES } from '../../../contracts/stops/stop-terms.ts';
import { PLANNER } from '../../features/places/planner-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import type { PlaceOption, Planner } from './load-planner.ts';
import { PapersPlanView } from './papers-plan-view.tsx';
import type { PlannerQuery } from './planner-query.ts';
import { ANSWER, useFocusOnAnswer } from './use-focus-on-answer.ts';

export function PlannerParts({ query, options, plan, today }: Planner & { query: PlannerQuery }) {
  if (!plan) return <PlannerForm key={JSON.stringify(query)} query={query} options={options} isWide />;
  return (
    <div className="mt-10 grid gap-12 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-16 print:mt-4 print:block">
      <PlannerForm key={JSON.stringify(query)} query={query} options={options} />
      <PapersPlanView plan={plan} query={query} today={today} />
    </div>
  );
}

type Props = {
  query: PlannerQuery;
  options: PlaceOption[];
  isWide?: boolean;
};

function PlannerForm({ query, options, isWide = false }: Props) {
  const [chosen, others] = [options.filter(isChosen), options.filter((option) => !isChosen(option))];
  return (
    <Form
      method="get"
      action={`${PLANNER}#${ANSWER}`}
      aria-label="Plan your papers"
      preventScrollReset
      className={`grid gap-5 print:hidden ${isWide ? 'mt-10 sm:grid-cols-3' : 'self-start'}`}
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
        error={query.agesFault || undefined}
      />
      <TextField label="First day of the trip" name="day" type="date" defaultValue={query.firstDay ?? ''} />
      <fieldset className="col-span-full">
        <legend className="text-[0.9375rem] font-semibold">Places</legend>
        {isWide ? (
          <>
            <p className="mt-1 text-ink-soft">
              At least one. From a tour’s page, “Plan your papers” brings its places and days along.
            </p>
            <Places options={others} className="mt-2 sm:grid-cols-3 md:grid-cols-4 lg:grid-cols-5" />
          </>
        ) : (
          <>
            <Places options={chosen} />
            <details className="mt-1">
              <summary className="flex min-h-11 cursor-pointer items-center text-teesta hover:underline">
                Add more places
              </summary>
              <Places options={others} />
            </details>
          </>
        )}
      </fieldset>
      {query.isAsked && chosen.length === 0 && <NothingChosen />}
      <Button type="submit" className="col-span-full justify-self-start">
        Make the list
      </Button>
    </Form>
  );
}

function NothingChosen() {
  const answer = useFocusOnAnswer<HTMLDivElement>();
  return (
    <div ref={answer} id={ANSWER} tabIndex={-1} className="col-span-full outline-none">
      <Notice tone="error" role="alert">
        <p>Choose at least one place.</p>
      </Notice>
    </div>
  );
}

const isChosen = (option: PlaceOption) => option.isChosen;

function Places({ options, className = '' }: { options: PlaceOption[]; className?: string }) {
  return (
    <ul className={`grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 ${className}`}>
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
