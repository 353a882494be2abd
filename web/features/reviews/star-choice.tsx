import { Star } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '../../../contracts/count-of.ts';
import { classNames } from '../../ui/class-names.ts';

type Props = { name: string; value: number; onChange: (value: number) => void; error?: string };

/** A rating of 1 to 5: radio buttons, so arrow keys work, under stars that show what a press would choose. */
export function StarChoice({ name, value, onChange, error }: Props) {
  const [preview, setPreview] = useState(0);
  const shown = preview || value;
  const errorId = `${name}-fault`;
  return (
    <fieldset aria-describedby={error ? errorId : undefined}>
      <legend className="mb-1 text-[0.9375rem] font-semibold">Your rating</legend>
      <div className="-ml-2 inline-flex" onPointerLeave={() => setPreview(0)}>
        {[1, 2, 3, 4, 5].map((stars) => (
          <label
            key={stars}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setPreview(stars)}
            className="relative grid size-11 cursor-pointer place-items-center rounded-full has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={stars}
              checked={value === stars}
              onChange={() => onChange(stars)}
              aria-label={countOf(stars, 'star')}
              aria-invalid={error ? true : undefined}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            <Star
              aria-hidden="true"
              className={classNames(
                'size-7 stroke-[1.5]',
                stars <= shown ? 'fill-marigold text-marigold' : 'text-edge',
              )}
            />
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1 text-sm font-medium text-rhododendron">
          {error}
        </p>
      )}
    </fieldset>
  );
}
