import { ImagePlus } from 'lucide-react';
import { type RefObject, useId } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { useFormField } from '../../../ui/fields/use-field.ts';
import type { useSlip } from './use-slip.ts';

type Props = { field: RefObject<HTMLInputElement | null>; slip: ReturnType<typeof useSlip> };

export function SlipField({ field, slip: { hasSlip, going, fault, choose, remove } }: Props) {
  const { value, fault: refused } = useFormField('slip');
  const said = fault ?? refused;
  const faultId = useId();
  return (
    <fieldset aria-describedby={said ? faultId : undefined} className="noscript:hidden">
      <legend className="text-[0.9375rem] font-semibold">
        Picture of the slip <span className="font-normal text-ink-soft">(optional)</span>
      </legend>
      {/* No field of type hidden: drafts leave those out. */}
      <input
        ref={field}
        name="slip"
        type="text"
        hidden
        autoComplete="off"
        defaultValue={refused ? '' : value}
      />
      <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p role="status" className="empty:hidden">
          {going && (going.share < 1 ? `Sending, ${Math.round(going.share * 100)}%` : 'Nearly there…')}
          {!going && hasSlip && 'The picture is here.'}
        </p>
        {going || hasSlip ? (
          <Button variant="quiet" onClick={remove} className="-ml-2 px-3">
            {going ? 'Stop' : 'Remove it'}
          </Button>
        ) : (
          <label
            className={buttonStyle(
              'secondary',
              'cursor-pointer focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
            )}
          >
            <ImagePlus className="size-5" />
            Add a picture
            <input
              type="file"
              accept="image/*,application/pdf"
              aria-label="Add a picture of the slip"
              onChange={({ target }) => {
                const [file] = target.files ?? [];
                if (file) void choose(file);
                // Otherwise the same file cannot be chosen again.
                target.value = '';
              }}
              className="sr-only"
            />
          </label>
        )}
      </div>
      {said && (
        <p id={faultId} role="alert" className="mt-1.5 text-sm font-medium text-rhododendron">
          {said}
        </p>
      )}
    </fieldset>
  );
}
