import { useSortable } from '@dnd-kit/react/sortable';
import { Crosshair } from 'lucide-react';
import type { ManagedPicture } from '../../../../../../contracts/media.contract.ts';
import { Button } from '../../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../../ui/fields/text-field.tsx';
import { Picture } from '../../../../../ui/pictures/picture.tsx';
import { RemoveRowButton } from '../../../records/remove-row-button.tsx';
import { DragHandle } from '../../../sorting/drag-handle.tsx';
import { MoveButtons } from '../../../sorting/move-buttons.tsx';

type Props = {
  picture: ManagedPicture;
  place: number;
  count: number;
  fault: string | undefined;
  alts: string;
  onType: (alts: string) => void;
  onTyped: () => void;
  onFocus: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/** Pixels: narrower pictures look soft on large screens. */
const WIDE_ENOUGH = 1_200;

export function PictureCard({
  picture,
  place,
  count,
  fault,
  alts,
  onType,
  onTyped,
  onFocus,
  onMove,
  onRemove,
}: Props) {
  const { ref, handleRef, isDragging } = useSortable({ id: picture._id, index: place });
  const name = `picture ${place + 1}`;
  const isMissing = alts.trim() === '';

  return (
    <li
      ref={ref}
      className={`grid gap-3 rounded-card border bg-sheet p-3 sm:grid-cols-[12rem_minmax(0,1fr)] sm:gap-4 ${isDragging ? 'border-teesta' : 'border-mist'}`}
    >
      <div className="relative">
        <Picture
          picture={picture}
          sizes="(min-width: 640px) 192px, 90vw"
          className="aspect-[3/2] w-full rounded-field"
        />
        {place === 0 && (
          <span className="absolute top-2 left-2 rounded-full bg-paper px-3 py-0.5 text-sm font-semibold text-ink">
            Cover
          </span>
        )}
      </div>
      <div className="min-w-0">
        <TextField
          label="What it shows"
          name={`alt-${picture._id}`}
          value={alts}
          onChange={(event) => onType(event.target.value)}
          onBlur={onTyped}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter must not submit the tour form.
            event.preventDefault();
            onTyped();
          }}
          maxLength={300}
          autoComplete="off"
          placeholder="A lake with yaks on the shore"
          error={isMissing ? fault : undefined}
          hint={
            isMissing
              ? 'One plain sentence, for those who do not see the picture and for search engines.'
              : undefined
          }
        />
        {picture.width < WIDE_ENOUGH && (
          <p className="mt-1.5 text-sm text-ink-soft">
            Only {picture.width} pixels wide: it may look soft on large screens.
          </p>
        )}
        <div className="mt-2 -ml-2 flex flex-wrap items-center">
          <DragHandle handleRef={handleRef} label={`Drag ${name}`} />
          <MoveButtons what={name} place={place} count={count} onMove={onMove} />
          {picture.isUploaded && (
            <Button variant="quiet" onClick={onFocus} aria-label={`Focus of ${name}`} className="px-3">
              <Crosshair className="size-5" />
              Focus
            </Button>
          )}
          <RemoveRowButton label={`Remove ${name}`} onClick={onRemove} className="ml-auto" />
        </div>
      </div>
    </li>
  );
}
