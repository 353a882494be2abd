import { MONTH_MARK_NAMES } from '../../../../../../contracts/dossier/dossier-terms.ts';
import { writer } from '../../../../../../contracts/india-time.ts';
import { FIELD_BOX } from '../../../../../ui/fields/field-style.ts';
import { FormSection } from '../../../records/form-section.tsx';
import { Options } from '../../../records/options.tsx';
import { useTourFields } from '../use-tour-fields.ts';

const nameOfMonth = writer('en-IN', { month: 'long' });
const MONTHS = Array.from({ length: 12 }, (_, place) => {
  const name = nameOfMonth(`2028-${String(place + 1).padStart(2, '0')}-15`);
  return { name, place };
});

/** The enquiry's date field warns of mixed and closed months. */
export function MonthsFields() {
  const { register } = useTourFields();
  return (
    <FormSection
      id="months-fields"
      title="When to go"
      lead="A word says why: flowers, snow, rain. Whoever asks for a closed month is told."
    >
      <ul className="grid gap-x-8 gap-y-2 lg:grid-flow-col lg:grid-cols-2 lg:grid-rows-6">
        {MONTHS.map(({ name, place }) => (
          <li key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)_minmax(0,1.2fr)] items-center gap-2">
            <span className="font-semibold">{name}</span>
            <select
              aria-label={`${name}: how good`}
              {...register(`months.${place}.mark`)}
              className={FIELD_BOX}
            >
              <Options of={MONTH_MARK_NAMES} none="–" />
            </select>
            <input
              aria-label={`${name}: in a word`}
              autoComplete="off"
              maxLength={40}
              {...register(`months.${place}.word`)}
              className={FIELD_BOX}
            />
          </li>
        ))}
      </ul>
    </FormSection>
  );
}
