import { Film, ImageOff, Images } from 'lucide-react';
import { useState } from 'react';
import { STAFF_CALLS } from '../../../../contracts/calls/staff-calls.ts';
import type { PictureField, VideoField } from '../../../../contracts/page-content/content-fields.ts';
import { callUrl } from '../../../api/call-path.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PictureChooser } from '../library/picture-chooser.tsx';
import { useContentEditing } from './content-context.ts';
import { valueAt } from './content-paths.ts';

type Props = { field: PictureField | VideoField; path: string };

/** Kept by its address; a video by its picture's. Those that came with the site have no picture. */
export function ContentPicture({ field, path }: Props) {
  const { kind, label, hint } = field;
  const isWhole = kind === 'picture' && field.cut === 'logo';
  const { values, faults, change } = useContentEditing();
  const [isOpen, setOpen] = useState(false);
  const address = String(valueAt(values, path));
  const fault = faults[path];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-[0.9375rem] font-semibold">{label}</legend>
      <div className="flex flex-wrap items-center gap-3">
        <Shown address={address} isWhole={isWhole} />
        <Button variant="secondary" name={path} onClick={() => setOpen(true)}>
          <Images className="size-5" />
          {address === '' ? 'Choose' : 'Change'}
        </Button>
        {address !== '' && (
          <Button variant="quiet" onClick={() => change(path, '')}>
            Remove
          </Button>
        )}
      </div>
      {hint && <p className="mt-1.5 text-sm text-ink-soft">{hint}</p>}
      {fault && <p className="mt-1.5 text-sm font-medium text-rhododendron">{fault}</p>}
      <PictureChooser
        open={isOpen}
        title={`Choose: ${label}`}
        kind={kind}
        isLeftOut={({ video }) => kind === 'video' && !video}
        onChosen={([chosen]) => {
          if (chosen) change(path, chosen.url);
        }}
        onClose={() => setOpen(false)}
      />
    </fieldset>
  );
}

const UPLOAD = /^\/media\/uploads\/([0-9a-f-]{36})\//;

function Shown({ address, isWhole }: { address: string; isWhole: boolean }) {
  if (address === '')
    return (
      <span className="grid h-16 w-24 place-items-center rounded-field border border-dashed border-edge text-ink-soft">
        <ImageOff className="size-5" />
      </span>
    );
  if (address.startsWith('/media/loops/'))
    return (
      <span className="flex h-16 items-center gap-2 rounded-field border border-edge px-3 text-sm">
        <Film className="size-5" />
        {address.split('/').at(-1)}
      </span>
    );
  const fit = isWhole ? 'bg-white object-contain' : 'object-cover';
  const [, id] = UPLOAD.exec(address) ?? [];
  const src = isWhole && id ? callUrl(STAFF_CALLS, 'getWholePicture', { id }) : address;
  return <img src={src} alt="" className={`h-16 w-24 rounded-field border border-mist ${fit}`} />;
}

/** Beside the name of what has it. */
export function SmallPicture({ address }: { address: string }) {
  if (address === '') return null;
  return (
    <img src={address} alt="" loading="lazy" className="size-9 shrink-0 sm:w-12 rounded-sm object-cover" />
  );
}
