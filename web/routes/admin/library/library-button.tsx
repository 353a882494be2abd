import { Images } from 'lucide-react';
import { useState } from 'react';
import type { LibraryPicture, ManagedPicture } from '../../../../contracts/media.contract.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { PictureChooser } from './picture-chooser.tsx';

type Props = {
  room?: number;
  isLeftOut?: (picture: LibraryPicture) => boolean;
  onChosen: (pictures: ManagedPicture[]) => void;
};

/** Stands beside an upload. */
export function LibraryButton({ onChosen, ...choice }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)} className="mt-2 -ml-2 px-3">
        <Images className="size-5" />
        Choose from the library
      </Button>
      <PictureChooser
        open={isOpen}
        {...choice}
        kind="picture"
        // Forms know pictures without their uses, which change.
        onChosen={(pictures) =>
          onChosen(pictures.map(({ uses: _, isPermanent: __, video: ___, ...picture }) => picture))
        }
        onClose={() => setOpen(false)}
      />
    </>
  );
}
