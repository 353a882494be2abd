import { placeholderColour } from '../lib/destination-guide.ts';

type Props = {
  photo: string;
  city: string;
  alt: string;
  /** In the first view: fetched at once. */
  isFirst?: boolean;
  className: string;
};

/** A tour's photo, filling a box whose size its classes give; the place's colour stands there until it has come. */
export function TourPicture({ photo, city, alt, isFirst = false, className }: Props) {
  return (
    <img
      src={photo}
      alt={alt}
      width="1200"
      height="800"
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding={isFirst ? undefined : 'async'}
      style={{ backgroundColor: placeholderColour(city) }}
      className={`object-cover text-transparent ${className}`}
    />
  );
}
