import { Star } from 'lucide-react';
import { countOf } from '../../../contracts/count-of.ts';
import { useFormField } from '../../ui/fields/use-field.ts';

export function StarChoice({ name }: { name: string }) {
  const { value, fault } = useFormField(name);
  const errorId = `${name}-fault`;
  return (
    <fieldset aria-describedby={fault ? errorId : undefined}>
      <legend className="mb-1 text-[0.9375rem] font-semibold">Your rating</legend>
      <div className="star-choice">
        {[1, 2, 3, 4, 5].map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name={name}
              value={stars}
              defaultChecked={value === String(stars)}
              aria-label={countOf(stars, 'star')}
              aria-invalid={fault ? true : undefined}
            />
            <Star className="star" />
          </label>
        ))}
      </div>
      {fault && (
        <p id={errorId} className="mt-1 text-sm font-medium text-rhododendron">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
