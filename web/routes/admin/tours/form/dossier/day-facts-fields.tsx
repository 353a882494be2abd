import { useWatch } from 'react-hook-form';
import { DOSSIER_LIMITS, MEALS } from '../../../../../../contracts/dossier/dossier-terms.ts';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { TickBox } from '../../../records/tick-box.tsx';
import type { FormDay } from '../tour-form-values.ts';
import { useTourFields } from '../use-tour-fields.ts';

type TextFact = Exclude<keyof FormDay['facts'], 'meals'>;
type Field = { field: TextFact; label: string; isNumber?: boolean; placeholder?: string; isWide?: boolean };

const FIELDS: Field[] = [
  { field: 'distanceKm', label: 'Distance (km)', isNumber: true },
  { field: 'driveHours', label: 'Hours by car', isNumber: true, placeholder: '2.5' },
  { field: 'walkHours', label: 'Hours on foot', isNumber: true },
  { field: 'walkNote', label: 'The walk', placeholder: '6 km, 700 m up', isWide: true },
  { field: 'highPlace', label: 'Highest place' },
  { field: 'highMetres', label: 'Its height (m)', isNumber: true },
  { field: 'night', label: 'Night in' },
  { field: 'nightMetres', label: 'Its height (m)', isNumber: true },
  { field: 'stay', label: 'Hotel or class', placeholder: 'Homestay', isWide: true },
];

export function DayFactsFields({ place }: { place: number }) {
  const { control, register, faultOf, of } = useTourFields();
  const facts = useWatch({ control, name: `itinerary.${place}.facts` });
  const base = `itinerary.${place}.facts` as const;
  const hasFault = FIELDS.some(({ field }) => faultOf(`${base}.${field}`) !== undefined);
  return (
    // A fault opens it, but does not keep it open.
    <details open={hasFault || undefined} className="sm:col-span-2">
      <summary className="flex min-h-11 items-center gap-2 font-semibold text-teesta hover:underline">
        Distance, height, night and meals
        {countOfFacts(facts) > 0 && (
          <span className="font-normal text-ink-soft">· {countOfFacts(facts)} filled in</span>
        )}
      </summary>
      <div className="mt-2 grid grid-cols-2 items-start gap-3 sm:grid-cols-4">
        {FIELDS.map(({ field, label, isNumber, placeholder, isWide }) => (
          <TextField
            key={field}
            label={label}
            inputMode={isNumber ? 'decimal' : undefined}
            maxLength={isNumber ? 20 : DOSSIER_LIMITS.place}
            placeholder={placeholder}
            {...of(`${base}.${field}`)}
            className={isWide ? 'col-span-2' : undefined}
          />
        ))}
        <fieldset className="col-span-2 sm:col-span-4">
          <legend className="text-[0.9375rem] font-semibold">Meals that are included</legend>
          <div className="flex flex-wrap gap-x-6">
            {MEALS.map((meal) => (
              <TickBox key={meal} value={meal} {...register(`${base}.meals`)}>
                {meal}
              </TickBox>
            ))}
          </div>
        </fieldset>
      </div>
    </details>
  );
}

function countOfFacts(facts: FormDay['facts']): number {
  return Object.values(facts).filter((value) => value.length > 0).length;
}
