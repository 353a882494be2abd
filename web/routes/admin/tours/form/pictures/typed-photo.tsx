import { useState } from 'react';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Picture } from '../../../../../ui/pictures/picture.tsx';
import { Notice } from '../../../../../ui/states/notice.tsx';
import { useTourFields } from '../use-tour-fields.ts';
import { plainPicture } from './plain-picture.ts';

export function TypedPhoto() {
  const { of, getValues } = useTourFields();
  const [shown, setShown] = useState(() => getValues('photo'));
  const [failed, setFailed] = useState<string>();
  const isAddress = /^(?:\/|https?:)/i.test(shown);
  // The content security policy blocks http: pictures.
  const isBroken = failed === shown || /^http:/i.test(shown);
  return (
    <div className="mt-5">
      <TextField
        label="Or the address of a photo"
        placeholder="https:// or /media/"
        {...of('photo', {
          onBlur: ({ target }: { target: HTMLInputElement }) => setShown(target.value.trim()),
        })}
      />
      {isAddress && !isBroken && (
        <div className="mt-3 w-48 max-w-full">
          <Picture
            key={shown}
            picture={plainPicture(shown)}
            alt="The photo at this address"
            sizes="192px"
            haste="soon"
            onFailure={() => setFailed(shown)}
            className="aspect-[3/2] w-full rounded-field"
          />
        </div>
      )}
      {isAddress && isBroken && (
        <Notice tone="error" role="alert" className="mt-3">
          This photo does not load. Visitors see an empty box in its place: check the address, or upload the
          picture.
        </Notice>
      )}
    </div>
  );
}
