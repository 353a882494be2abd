import type { Picture as PictureData } from '../../../contracts/media.contract.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/pictures/picture.tsx';
import { initialsOf } from './initials.ts';

type Props = {
  name: string;
  picture: PictureData | null;
  /** How large, and how large its letters are. */
  className: string;
  /** How wide it is shown, as `<img sizes>` has it: a picture 3:2 is wider than the circle that shows its middle. */
  sizes: string;
};

/** Somebody's picture, or their initials; the name stands beside it. */
export function Portrait({ name, picture, className, sizes }: Props) {
  const shape = classNames('shrink-0 rounded-full', className);
  if (picture) return <Picture picture={picture} alt="" sizes={sizes} className={shape} />;
  return (
    <span
      aria-hidden="true"
      // Browsers know older rules than the server of which signs are one letter.
      suppressHydrationWarning
      className={classNames(
        'grid place-items-center border border-mist bg-info-ground font-display text-teesta select-none',
        shape,
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
