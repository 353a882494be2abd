import { useId } from 'react';
import { lastTravelDay } from '../../../contracts/enquiries/travel-days.ts';
import { LIMITS } from '../../../contracts/fields/field-limits.ts';
import { todayInIndia } from '../../../contracts/india-time.ts';
import { useFormField } from '../../ui/fields/form-fields.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { MonthChoices } from './enquiry-parts.ts';

/** CSS switches between the two, so it works without script. */
export function TravelDateFields() {
  const { value: hasOpenDates } = useFormField('hasOpenDates');
  const months = useId();
  const today = todayInIndia();
  return (
    <div className="group/date grid content-start">
      <TextField
        label="Date of travel"
        name="bookAt"
        type="date"
        min={today}
        max={lastTravelDay(today)}
        required
        className="group-has-checked/date:hidden"
      />
      <TextField
        label="When roughly?"
        name="travelWords"
        list={months}
        maxLength={LIMITS.travelWords}
        autoComplete="off"
        placeholder="March, after the exams"
        className="hidden group-has-checked/date:block"
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
