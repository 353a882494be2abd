import { ImagePlus, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { ACCOUNT_CALLS } from '../../../contracts/calls/account-calls.ts';
import { MAX_REVIEW_PICTURES } from '../../../contracts/reviews/review-terms.ts';
import { callUrl } from '../../api/call-path.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import type { useReviewPictures } from './use-review-pictures.ts';

type Props = { token: string; chosen: ReturnType<typeof useReviewPictures> };

export function ReviewPictures({ token, chosen }: Props) {
  const { pictures, going, room, fault, add, remove } = chosen;
  const faultId = useId();
  return (
    <fieldset aria-describedby={fault ? faultId : undefined}>
      <legend className="text-[0.9375rem] font-semibold">
        Pictures <span className="font-normal text-ink-soft">(up to {MAX_REVIEW_PICTURES}, if you like)</span>
      </legend>
      <p className="mt-1 text-sm text-ink-soft">
        We look at each picture before it is shown, and remove the location that a phone stores in it.
      </p>
      {pictures.length > 0 && (
        <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
          {pictures.map(({ _id, colour }, at) => (
            <li key={_id}>
              <img
                src={callUrl(ACCOUNT_CALLS, 'getOwnReviewPicture', { token, id: _id })}
                alt={`Yours, number ${at + 1}`}
                style={{ backgroundColor: colour }}
                className="aspect-square w-full rounded-card object-cover"
              />
              <Button
                variant="quiet"
                onClick={() => void remove(_id)}
                aria-label={`Remove picture ${at + 1}`}
                className="mt-1 w-full"
              >
                <Trash2 className="size-4" /> Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {going.length > 0 && (
          <ul className="mt-2 grid gap-1 text-sm">
            {going.map(({ key, name, share, fault: failed }) => (
              <li key={key} className="wrap-anywhere">
                {name}:{' '}
                {failed ? (
                  <span className="font-medium text-rhododendron">{failed}</span>
                ) : (
                  <span className="text-ink-soft">
                    {share < 1 ? `sending, ${Math.round(share * 100)} %` : 'nearly there…'}
                  </span>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {room > 0 && (
        <label
          className={buttonStyle(
            'secondary',
            'mt-3 cursor-pointer noscript:hidden focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-focus',
          )}
        >
          <ImagePlus className="size-5" />
          Add pictures
          <input
            type="file"
            multiple
            accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              // Otherwise the same file cannot be chosen again.
              target.value = '';
            }}
            className="sr-only"
          />
        </label>
      )}
      {fault && (
        <p id={faultId} role="alert" className="mt-2 text-sm font-medium text-rhododendron">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
