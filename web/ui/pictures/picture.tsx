import type { SyntheticEvent } from 'react';
import type { Picture as PictureData } from '../../../contracts/media.contract.ts';
import { classNames } from '../class-names.ts';
import { pictureFiles, TALL_WINDOW } from './picture-files.ts';

type Props = {
  picture: PictureData;
  /** Another cut of it, for windows below 640 px. */
  tall?: PictureData;
  /** How wide it is shown, as `<img sizes>` has it: by that the browser chooses a file. */
  sizes: string;
  /** Empty where the words beside it say what it shows. */
  alt?: string;
  /** `first`: perhaps the largest thing in the first view. `soon`: there, or about to be. Else it waits to be scrolled to. */
  haste?: 'first' | 'soon' | 'late';
  /** Its box: a width and a height, or a ratio, so that nothing moves when it comes. */
  className?: string;
  /** The file is gone or broken, perhaps since before the script was there to hear of it. */
  onFailure?: () => void;
};

/** Any picture of the site, drawn or uploaded: its colour holds the place, and its words stay if it does not come. */
export function Picture({ picture, tall, sizes, alt, haste = 'late', className, onFailure }: Props) {
  const { url, widths, width, height, colour, focus } = picture;
  const noteFailure = (image: HTMLImageElement) => {
    image.dataset.failed = '';
    onFailure?.();
  };
  return (
    <picture className="contents">
      {tall && <Cut picture={tall} sizes={sizes} media={TALL_WINDOW} type="avif" />}
      {tall && <Cut picture={tall} sizes={sizes} media={TALL_WINDOW} type="webp" />}
      {widths.length > 0 && <Cut picture={picture} sizes={sizes} type="avif" />}
      <img
        ref={(image) => {
          if (image?.currentSrc && image.complete && image.naturalWidth === 0) noteFailure(image);
        }}
        src={url}
        srcSet={pictureFiles(picture, 'webp')}
        sizes={widths.length > 0 ? sizes : undefined}
        alt={alt ?? picture.alt}
        width={width}
        height={height}
        loading={haste === 'late' ? 'lazy' : 'eager'}
        fetchPriority={haste === 'first' ? 'high' : undefined}
        decoding={haste === 'first' ? undefined : 'async'}
        onError={(event) => noteFailure(event.currentTarget)}
        onLoad={forgetFailure}
        style={{ backgroundColor: colour, objectPosition: `${focus.x}% ${focus.y}%` }}
        className={classNames('picture object-cover', className)}
      />
    </picture>
  );
}

type CutProps = { picture: PictureData; sizes: string; media?: string; type: 'avif' | 'webp' };

function Cut({ picture, sizes, media, type }: CutProps) {
  return (
    <source
      type={`image/${type}`}
      media={media}
      srcSet={pictureFiles(picture, type)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
    />
  );
}

/** The same element may have got another picture. */
function forgetFailure(event: SyntheticEvent<HTMLImageElement>): void {
  delete event.currentTarget.dataset.failed;
}
