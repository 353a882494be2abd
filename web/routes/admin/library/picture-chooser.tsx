import { Check } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '../../../../contracts/count-of.ts';
import type { LibraryPicture } from '../../../../contracts/media.contract.ts';
import type { LibraryKind } from '../../../../contracts/media-terms.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ShowMore } from '../enquiries/list/show-more.tsx';
import { GRID, PictureTile } from './picture-tile.tsx';
import { LibraryUpload } from './upload/library-upload.tsx';
import { useLibrary } from './use-library.ts';

type Props = {
  open: boolean;
  title?: string;
  /** How many may be taken at once. Default: one, which a press takes. */
  room?: number;
  /** Default: either. */
  kind?: LibraryKind;
  isLeftOut?: (picture: LibraryPicture) => boolean;
  onChosen: (pictures: LibraryPicture[]) => void;
  onClose: () => void;
};

/** Chooses from the library, or uploads into it. */
export function PictureChooser({ open, title = 'Choose from the library', onClose, ...choice }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title}>
      <Choice {...choice} onClose={onClose} />
    </Dialog>
  );
}

function Choice({ room = 1, kind, isLeftOut, onChosen, onClose }: Omit<Props, 'open' | 'title'>) {
  const library = useLibrary(kind);
  const [taken, setTaken] = useState<LibraryPicture[]>([]);
  const isTaken = ({ _id }: LibraryPicture) => taken.some((one) => one._id === _id);

  function choose(pictures: LibraryPicture[]) {
    onClose();
    onChosen(pictures);
  }

  function press(picture: LibraryPicture) {
    if (room === 1) choose([picture]);
    else if (isTaken(picture)) setTaken(taken.filter(({ _id }) => _id !== picture._id));
    else if (taken.length < room) setTaken([...taken, picture]);
  }

  return (
    <>
      <input
        type="search"
        aria-label="Search the library"
        placeholder="Words, file, credit, tour"
        maxLength={200}
        onChange={({ target }) => library.search(target.value)}
        onKeyDown={(event) => {
          // The dialog may stand in a form, which Enter would send.
          if (event.key === 'Enter') event.preventDefault();
        }}
        className="field-box"
      />
      <LibraryUpload
        place="chooser"
        room={room}
        kind={kind}
        onDone={(picture) => {
          library.add(picture);
          if (room > 1) setTaken((before) => (before.length < room ? [...before, picture] : before));
        }}
      />
      <Found
        kind={kind}
        library={library}
        isLeftOut={isLeftOut}
        isPressed={room > 1 ? isTaken : undefined}
        onPress={press}
      />
      {room > 1 && (
        <div className="sticky bottom-0 -mx-5 mt-4 flex flex-wrap items-center justify-end gap-3 border-t border-mist bg-sheet px-5 py-3 sm:-mx-8 sm:px-8">
          <p role="status" className="text-sm text-ink-soft">
            {taken.length === room && `There is room for ${countOf(room, 'picture')}.`}
          </p>
          <Button
            aria-disabled={taken.length === 0 || undefined}
            onClick={() => taken.length > 0 && choose(taken)}
          >
            {taken.length === 0 ? 'Take pictures' : `Take ${countOf(taken.length, 'picture')}`}
          </Button>
        </div>
      )}
    </>
  );
}

type FoundProps = Pick<Props, 'kind' | 'isLeftOut'> & {
  library: ReturnType<typeof useLibrary>;
  /** Undefined where a press takes the picture. */
  isPressed: ((picture: LibraryPicture) => boolean) | undefined;
  onPress: (picture: LibraryPicture) => void;
};

function Found({ kind = 'picture', library, isLeftOut, isPressed, onPress }: FoundProps) {
  const { pictures, failure, nextCursor, more } = library;
  if (failure)
    return (
      <Notice tone="error" role="alert" className="mt-4">
        <p className="font-semibold">Failed to load the pictures</p>
        {failure.reason && <p>{failure.reason}</p>}
      </Notice>
    );
  if (!pictures) return <Skeleton className="mt-4 h-60 w-full" />;
  const shown = isLeftOut ? pictures.filter((one) => !isLeftOut(one)) : pictures;
  return (
    <>
      <p role="status" className={shown.length > 0 ? 'sr-only' : 'mt-4 text-ink-soft'}>
        {shown.length > 0 ? countOf(shown.length, kind) : `There is no such ${kind}.`}
      </p>
      <div className="@container mt-4">
        <ul aria-label="Pictures of the library" className={GRID}>
          {shown.map((picture) => (
            <li key={picture._id} className="min-w-0">
              <button
                type="button"
                aria-pressed={isPressed?.(picture)}
                onClick={() => onPress(picture)}
                className={classNames(
                  'relative grid w-full rounded-card border p-1.5 text-left hover:bg-mist',
                  isPressed?.(picture) ? 'border-teesta bg-info-ground' : 'border-transparent',
                )}
              >
                <PictureTile picture={picture} />
                {isPressed?.(picture) && (
                  <span className="absolute top-3 right-3 grid size-7 place-items-center rounded-full bg-action text-on-action">
                    <Check className="size-4" />
                  </span>
                )}
              </button>
            </li>
          ))}
        </ul>
      </div>
      {nextCursor !== null && <ShowMore onMore={more} />}
    </>
  );
}
