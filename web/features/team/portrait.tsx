import type { Picture as PictureData } from '../../../contracts/media.contract.ts';
import { classNames } from '../../ui/class-names.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

type Props = {
  name: string;
  picture: PictureData | null;
  className: string;
  /** As in `<img sizes>`; wider than the circle, which shows the middle of a 3:2 picture. */
  sizes: string;
};

export function Portrait({ name, picture, className, sizes }: Props) {
  const shape = classNames('shrink-0 rounded-full', className);
  if (picture) return <Picture picture={picture} alt="" sizes={sizes} className={shape} />;
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

export function initialsOf(name: string): string {
  const words = name.split(/[\s-]+/).filter((word) => /^\p{L}/u.test(word));
  const [first = name, ...rest] = words;
  const last = rest.at(-1) ?? '';
  return [first, last].map(firstLetter).join('').toUpperCase();
}

/** A grapheme: includes vowel signs. */
function firstLetter(word: string): string {
  const [letter] = new Intl.Segmenter().segment(word);
  return letter?.segment ?? '';
}
