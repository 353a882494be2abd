import { DIFFICULTY_NAMES } from '../../../../../../contracts/dossier/difficulties.ts';
import { DOSSIER_LIMITS, MONTH_MARK_NAMES } from '../../../../../../contracts/dossier/dossier-terms.ts';
import { writer } from '../../../../../../contracts/india-time.ts';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../records/form-section.tsx';
import { Options } from '../../../records/options.tsx';
import { useTourFields } from '../use-tour-fields.ts';
import { OfferFields } from './offer-fields.tsx';
import { PricingFields } from './pricing-fields.tsx';
import { RowList } from './row-list.ts';

const TEXTS = [
  { field: 'difficultyNote', label: 'What is hard about it' },
  { field: 'children', label: 'Children' },
  { field: 'seniors', label: 'Seniors' },
  { field: 'health', label: 'Heart and lungs' },
] as const;

const nameOfMonth = writer('en-IN', { month: 'long' });
const MONTHS = Array.from({ length: 12 }, (_, place) => {
  const name = nameOfMonth(`2028-${String(place + 1).padStart(2, '0')}-15`);
  return { name, place };
});

export function DossierFields() {
  return (
    <>
      <OfferFields />
      <PricingFields />
      <SuitabilityFields />
      <MonthsFields />
      <FormSection
        id="departure-fields"
        title="Fixed departures"
        lead="Days on which the tour leaves for certain, with all seats that there are: confirmed enquiries for this tour and day take theirs. With a price of its own others can join it, from one person on, and each pays that; without one the prices by party hold. Without any day the tour leaves on whatever date is asked for."
      >
        <RowList
          name="departures"
          what="departure"
          addText="Add a departure"
          empty={{ day: '', seats: '', perPerson: '' }}
          max={DOSSIER_LIMITS.departures}
          className="grid-cols-2 sm:grid-cols-3"
          columns={[
            { field: 'day', label: 'Day', type: 'date' },
            { field: 'seats', label: 'Seats', isNumber: true, maxLength: 10 },
            {
              field: 'perPerson',
              label: 'Each pays, shared (₹)',
              isNumber: true,
              maxLength: 20,
              isWide: true,
            },
          ]}
        />
      </FormSection>
      <FormSection
        id="question-fields"
        title="Questions and answers"
        lead="What travellers ask about this tour."
      >
        <RowList
          name="questions"
          what="question"
          addText="Add a question"
          empty={{ question: '', answer: '' }}
          max={DOSSIER_LIMITS.questions}
          className="grid-cols-1"
          columns={[
            { field: 'question', label: 'Question', maxLength: DOSSIER_LIMITS.line },
            { field: 'answer', label: 'Answer', rows: 3, maxLength: DOSSIER_LIMITS.answer },
          ]}
        />
      </FormSection>
    </>
  );
}

/** The enquiry's date field warns of mixed and closed months. */
function MonthsFields() {
  const { register } = useTourFields();
  return (
    <FormSection
      id="months-fields"
      title="When to go"
      lead="A word says why: flowers, snow, rain. Travellers who ask for a closed month are told."
    >
      <ul className="grid gap-x-8 gap-y-2 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-6">
        {MONTHS.map(({ name, place }) => (
          <li key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,1.2fr)] items-center gap-2">
            <span className="font-semibold">{name}</span>
            <select
              aria-label={`${name}: how good`}
              {...register(`months.${place}.mark`)}
              className="field-box"
            >
              <Options of={MONTH_MARK_NAMES} none="–" />
            </select>
            <input
              aria-label={`${name}: in a word`}
              autoComplete="off"
              maxLength={40}
              {...register(`months.${place}.word`)}
              className="field-box"
            />
          </li>
        ))}
      </ul>
    </FormSection>
  );
}

function SuitabilityFields() {
  const { of } = useTourFields();
  return (
    <FormSection id="suitability-fields" title="Who it suits">
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <SelectField label="How hard it is" {...of('suitability.difficulty')}>
          <Options of={DIFFICULTY_NAMES} none="Not said" />
        </SelectField>
        <TextField label="Least age in years" inputMode="numeric" {...of('suitability.minAge')} />
        <TextField label="Advised up to the age of" inputMode="numeric" {...of('suitability.maxAge')} />
        {TEXTS.map(({ field, label }) => (
          <TextAreaField
            key={field}
            label={label}
            rows={2}
            maxLength={DOSSIER_LIMITS.note}
            {...of(`suitability.${field}`)}
          />
        ))}
        <TextAreaField
          label="Who should not go"
          rows={3}
          {...of('suitability.notFor')}
          hint="A line each."
          className="sm:col-span-2"
        />
      </div>
    </FormSection>
  );
}
