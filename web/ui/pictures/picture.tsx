import type { SyntheticEvent } from 'react';
import type { Picture as PictureData } from '../../../contracts/media.contract.ts';
import { classNames } from '../class-names.ts';

/** Below 100vw: for one missing pixel browsers take the next larger file, as on phones of 412 × 1.75 pixels. */
export const WINDOW_WIDE = '98vw';

export const TALL_WINDOW = '(max-width: 639.98px)';

type Props = {
  picture: PictureData;
  /** For windows below 640 px. */
  tall?: PictureData;
  sizes: string;
  /** Empty if the text beside it describes it. */
  alt?: string;
  /** `first`: perhaps the largest in the first view. `soon`: in view, or about to be. `late`: loads on scroll. */
  haste?: 'first' | 'soon' | 'late';
  /** Must set the size or ratio, so that nothing moves when the picture loads. */
  className?: string;
  /** The file may have failed before the script ran. */
  onFailure?: () => void;
};

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

/** The same element may show another picture now. */
function forgetFailure(event: SyntheticEvent<HTMLImageElement>): void {
  delete event.currentTarget.dataset.failed;
}

export function pictureFiles({ base, widths }: PictureData, type: 'avif' | 'webp'): string | undefined {
  if (widths.length === 0) return undefined;
  return widths.map((width) => `${base}-${width}.${type} ${width}w`).join(', ');
}
