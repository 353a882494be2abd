import { DOSSIER_LIMITS, GUIDING_NAMES } from '../../../../../../contracts/dossier/dossier-terms.ts';
import { useChoices, useSettings } from '../../../../../features/settings/use-settings.ts';
import { SelectField } from '../../../../../ui/fields/select-field.tsx';
import { TextAreaField } from '../../../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { FormSection } from '../../../records/form-section.tsx';
import { Options } from '../../../records/options.tsx';
import { TickBox } from '../../../records/tick-box.tsx';
import { useTourFields } from '../use-tour-fields.ts';

export function OfferFields() {
  const { register, of } = useTourFields();
  const { themes, destinations } = useChoices();
  // So that the spelling is the same and the filter has one choice for each town.
  const towns = [useSettings().town, ...destinations.map(({ name }) => name)].filter(Boolean);
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
          {...of('highlights')}
          hint={`A line each, three to six of them, ${DOSSIER_LIMITS.highlights} at most.`}
          className="sm:col-span-2"
        />
        <fieldset className="sm:col-span-2">
          <legend className="mb-1.5 text-[0.9375rem] font-semibold">Themes</legend>
          <div className="flex flex-wrap gap-x-6">
            {themes.map(({ key, name }) => (
              <TickBox key={key} value={key} {...register('themes')}>
                {name}
              </TickBox>
            ))}
          </div>
        </fieldset>
        <TextAreaField
          label="Included"
          rows={6}
          {...of('included')}
          hint="A line each: the car, nights, meals, permits."
        />
        <TextAreaField
          label="Not included"
          rows={6}
          {...of('notIncluded')}
          hint="A line each: trains, heaters, tips."
        />
        <TextField
          label="Vehicle"
          maxLength={DOSSIER_LIMITS.line}
          {...of('vehicle')}
          hint="An Innova up to the town, a Bolero beyond."
        />
        <SelectField label="Guide" {...of('guiding.guide')}>
          <Options of={GUIDING_NAMES} none="Not said" />
        </SelectField>
        <TextField label="About the guide" maxLength={DOSSIER_LIMITS.note} {...of('guiding.note')} />
        <TextField label="Languages" {...of('guiding.languages')} hint="With commas between them." />
        <TextField
          label="Town where it begins"
          list="start-towns"
          maxLength={DOSSIER_LIMITS.place}
          {...of('ends.startTown')}
          hint="The site’s filter goes by it: write it alike for all tours."
        />
        <datalist id="start-towns">
          {[...new Set(towns)].map((town) => (
            <option key={town} value={town} />
          ))}
        </datalist>
        <TextField
          label="Where it begins"
          maxLength={DOSSIER_LIMITS.line}
          {...of('ends.startPlace')}
          placeholder="The station or the airport"
        />
        <TextField label="Where it ends" maxLength={DOSSIER_LIMITS.line} {...of('ends.endPlace')} />
      </div>
    </FormSection>
  );
}
