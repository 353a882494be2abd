import { initialsOf } from '../../../contracts/initials.ts';
import type { Picture as PictureData } from '../../../contracts/media.contract.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

type Props = {
  name: string;
  picture: PictureData | null;
  /** The size, which is a square's, and the rounding. */
  className: string;
  /** Pixels across, and in windows from 1024 px on. */
  across: number;
  acrossWide?: number;
};

export function Portrait({ name, picture, className, across, acrossWide = across }: Props) {
  const shape = classNames('shrink-0', className);
  if (picture) {
    // An upload is 3:2, and its middle shows.
    const px = (shown: number) => `${Math.ceil((shown * picture.width) / picture.height)}px`;
    const sizes = acrossWide === across ? px(across) : `(min-width: 1024px) ${px(acrossWide)}, ${px(across)}`;
    return <Picture picture={picture} alt="" sizes={sizes} className={shape} />;
  }
  return (
    <span
      aria-hidden="true"
      // Older browsers split graphemes by other rules than the server.
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
