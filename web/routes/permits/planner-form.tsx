import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { NATIONALITY_CHOICES } from '../../../contracts/stops/stop-terms.ts';
import { PLANNER } from '../../features/places/planner-address.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Notice } from '../../ui/states/notice.tsx';
import type { Planner } from './load-planner.ts';
import { PapersPlanView } from './papers-plan-view.tsx';
import { PlaceChoice } from './place-choice.tsx';
import type { PlannerQuery } from './planner-query.ts';
import { typedPlan } from './typed-plan.ts';
import { ANSWER, KEEP_FOCUS, useFocusOnAnswer } from './use-focus-on-answer.ts';

type Props = Planner & { query: PlannerQuery };

export function PlannerParts(props: Props) {
  const { plan, tour, query, today } = props;
  return (
    <div className="mt-8 grid grid-cols-1 gap-12 sm:mt-10 lg:grid-cols-[24rem_minmax(0,1fr)] lg:gap-16 print:mt-4 print:block">
      <PlannerForm {...props} />
      {plan ? (
        <PapersPlanView plan={plan} tour={tour} query={query} today={today} />
      ) : (
        <div className="max-lg:hidden">
          <EmptyState title="Nothing chosen yet" text="Your list appears here." />
        </div>
      )}
    </div>
  );
}

function PlannerForm({ tour, tours, places, nationalities, plan, query }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  function makeList(state?: typeof KEEP_FOCUS): void {
    if (!form.current) return;
    const to = `${PLANNER}?${typedPlan(form.current)}#${ANSWER}`;
    void navigate(to, { state, preventScrollReset: true });
  }

  return (
    <form
      ref={form}
      action={`${PLANNER}#${ANSWER}`}
      aria-label="Plan your papers"
      onSubmit={(event) => {
        event.preventDefault();
        makeList();
      }}
      className="grid grid-cols-1 gap-5 self-start print:hidden"
    >
      <TourChoice
        tour={tour}
        tours={tours}
        isOwnRoute={plan !== null}
        onChoose={() => makeList(KEEP_FOCUS)}
      />
      <WhoTravels
        key={JSON.stringify([query.nationality, query.agesText, query.firstDay])}
        query={query}
        nationalities={nationalities}
      />
      <PlaceChoice key={chosenIn(places)} regions={places} isFolded={plan !== null} />
      {query.isAsked && !plan && <NothingChosen />}
      <Button type="submit" className="justify-self-start">
        Make the list
      </Button>
    </form>
  );
}

function chosenIn(places: Planner['places']): string {
  const chosen = places.flatMap(({ items }) => items).filter(({ isChosen }) => isChosen);
  return chosen.map(({ value }) => value).join(' ');
}

type TourChoiceProps = Pick<Planner, 'tour' | 'tours'> & { isOwnRoute: boolean; onChoose: () => void };

function TourChoice({ tour, tours, isOwnRoute, onChoose }: TourChoiceProps) {
  const shown = tour?.slug ?? '';
  const select = useSelectOf(shown);
  if (tours.length === 0) return null;
  return (
    <div className="grid gap-3">
      <input type="hidden" name="shown" value={shown} />
      <SelectField
        ref={select}
        label="Tour"
        name="tour"
        defaultValue={shown}
        hint="Ticks its places and shows your list."
        onChange={onChoose}
      >
        <option value="">{isOwnRoute ? 'My own route' : 'Choose one of our tours'}</option>
        {tours.map(({ name, items }) => (
          <optgroup key={name} label={name}>
            {items.map(({ slug, title }) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <span className="hidden noscript:block">
        <Button type="submit" variant="secondary">
          Show the list
        </Button>
      </span>
    </div>
  );
}

/** Follows the address without losing the focus, or what was chosen before the page was alive. */
function useSelectOf(shown: string): RefObject<HTMLSelectElement | null> {
  const select = useRef<HTMLSelectElement>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (select.current && last.current !== shown) select.current.value = shown;
    last.current = shown;
  }, [shown]);
  return select;
}

type WhoProps = Pick<Props, 'query' | 'nationalities'>;

function WhoTravels({ query, nationalities }: WhoProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-start gap-x-4 gap-y-5">
      <SelectField
        label="Passport or citizenship"
        name="nationality"
        defaultValue={query.nationality}
        className="max-sm:col-span-full lg:col-span-full"
      >
        {nationalities.map((nationality) => (
          <option key={nationality} value={nationality}>
            {NATIONALITY_CHOICES[nationality]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Ages of all who travel"
        name="ages"
        inputMode="text"
        maxLength={100}
        placeholder="38, 36, 8"
        defaultValue={query.agesText}
        error={query.agesFault || undefined}
      />
      <TextField label="First day of the trip" name="day" type="date" defaultValue={query.firstDay ?? ''} />
    </div>
  );
}

function NothingChosen() {
  const answer = useFocusOnAnswer<HTMLDivElement>();
  return (
    <div ref={answer} id={ANSWER} tabIndex={-1} className="outline-none">
      <Notice tone="error" role="alert">
        <p>Choose a tour, or at least one place.</p>
      </Notice>
    </div>
  );
}
