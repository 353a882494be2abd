import {
  DOSSIER_LIMITS,
  GUIDING_NAMES,
  GUIDINGS,
} from '../../../../../../contracts/dossier/dossier-terms.ts';
import { THEME_NAMES, THEMES } from '../../../../../../contracts/dossier/themes.ts';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { FormSection } from '../form-section.tsx';
import { useTourFields } from '../tour-form-context.ts';
import { useFieldFault } from './field-fault.ts';

/** Suggested so that the spelling is the same and the filter has one choice for each town. */
const START_TOWNS = [
  'New Jalpaiguri',
  'Siliguri',
  'Bagdogra',
  'Gangtok',
  'Darjeeling',
  'Kalimpong',
  'Phuentsholing',
  'Paro',
];

export function OfferFields() {
  const { register } = useTourFields();
  const faultOf = useFieldFault();
  return (
    <FormSection
      id="offer-fields"
      title="What it offers"
      lead="What travellers look for first. All of it may be left empty."
    >
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextAreaField
          label="Highlights"
          rows={4}
          {...register('highlights')}
          hint={`A line each, three to six of them, ${DOSSIER_LIMITS.highlights} at most.`}
          error={faultOf('highlights')}
          className="sm:col-span-2"
        />
        <fieldset className="sm:col-span-2">
          <legend className="mb-1.5 text-[0.9375rem] font-semibold">Themes</legend>
          <div className="flex flex-wrap gap-x-6">
            {THEMES.map((theme) => (
              <label key={theme} className="flex min-h-11 cursor-pointer items-center gap-2.5">
                <input type="checkbox" value={theme} {...register('themes')} className="size-5 accent-pine" />
                {THEME_NAMES[theme]}
              </label>
            ))}
          </div>
        </fieldset>
        <TextAreaField
          label="Included"
          rows={6}
          {...register('included')}
          hint="A line each: the car, nights, meals, permits."
          error={faultOf('included')}
        />
        <TextAreaField
          label="Not included"
          rows={6}
          {...register('notIncluded')}
          hint="A line each: trains, heaters, tips."
          error={faultOf('notIncluded')}
        />
        <TextField
          label="Vehicle"
          autoComplete="off"
          maxLength={DOSSIER_LIMITS.line}
          {...register('vehicle')}
          hint="Innova up to Gangtok, Bolero beyond."
          error={faultOf('vehicle')}
        />
        <SelectField label="Guide" {...register('guiding.guide')} error={faultOf('guiding.guide')}>
          <option value="">Not said</option>
          {GUIDINGS.map((guiding) => (
            <option key={guiding} value={guiding}>
              {GUIDING_NAMES[guiding]}
            </option>
          ))}
        </SelectField>
        <TextField
          label="About the guide"
          autoComplete="off"
          maxLength={DOSSIER_LIMITS.note}
          {...register('guiding.note')}
          error={faultOf('guiding.note')}
        />
        <TextField
          label="Languages"
          autoComplete="off"
          {...register('guiding.languages')}
          hint="With commas between them."
          error={faultOf('guiding.languages')}
        />
        <TextField
          label="Town where it begins"
          autoComplete="off"
          list="start-towns"
          maxLength={DOSSIER_LIMITS.place}
          {...register('ends.startTown')}
          hint="The site’s filter goes by it: write it alike for all tours."
          error={faultOf('ends.startTown')}
        />
        <datalist id="start-towns">
          {START_TOWNS.map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
        <TextField
          label="Where it begins"
          autoComplete="off"
          maxLength={DOSSIER_LIMITS.line}
          {...register('ends.startPlace')}
          placeholder="NJP station or Bagdogra airport"
          error={faultOf('ends.startPlace')}
        />
        <TextField
          label="Where it ends"
          autoComplete="off"
          maxLength={DOSSIER_LIMITS.line}
          {...register('ends.endPlace')}
          error={faultOf('ends.endPlace')}
        />
      </div>
    </FormSection>
  );
}
