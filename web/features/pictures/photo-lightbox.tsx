import { useMemo } from 'react';
import Lightbox from 'yet-another-react-lightbox';
import Captions from 'yet-another-react-lightbox/plugins/captions';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import type { GalleryPicture, Picture } from '../../../contracts/media.contract.ts';
import { useBackCloses } from '../../lib/browser/overlays/use-back-closes.ts';
import { useMediaQuery } from '../../lib/browser/use-media-query.ts';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/captions.css';
import 'yet-another-react-lightbox/plugins/counter.css';

const TALL_CUT = { width: 800, height: 1000, widths: [480, 720, 800] };

type SeenLarge = Picture & Partial<Pick<GalleryPicture, 'credit' | 'tall'>>;
export type LightboxPicture = { picture: SeenLarge; caption?: string };

type Props = {
  pictures: readonly LightboxPicture[];
  index: number;
  onClose: () => void;
  onView?: (index: number) => void;
};

export function PhotoLightbox({ pictures, index, onClose, onView }: Props) {
  useBackCloses(true, onClose);
  const isUpright = useMediaQuery('(max-aspect-ratio: 1 / 1)');
  const slides = useMemo(
    () => pictures.map(({ picture, caption }) => slideOf(isUpright ? tallCut(picture) : picture, caption)),
    [pictures, isUpright],
  );
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={slides}
      plugins={pictures.length > 1 ? [Captions, Counter] : [Captions]}
      counter={{ separator: 'of' }}
      carousel={{ finite: pictures.length < 3 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={matchMedia('(prefers-reduced-motion: reduce)').matches ? { fade: 0, swipe: 0 } : undefined}
      captions={{ descriptionTextAlign: 'center' }}
      on={{ view: ({ index: shown }) => onView?.(shown) }}
    />
  );
}

function slideOf({ url, base, widths, width, height, alt, credit }: SeenLarge, caption?: string) {
  const ratio = height / width;
  return {
    src: url,
    alt,
    description: credit ? <Caption text={caption} credit={credit} /> : caption,
    // An unknown picture has no known size: the window measures it.
    ...(widths.length > 0 && {
      width,
      height,
      srcSet: widths.map((wide) => ({
        src: `${base}-${wide}.webp`,
        width: wide,
        height: Math.round(wide * ratio),
      })),
    }),
  };
}

function Caption({ text, credit }: { text: string | undefined; credit: string }) {
  return (
    <>
      {text}
      <small className="block opacity-80">{credit}</small>
    </>
  );
}

/** Scenes are drawn upright, too. */
export function tallCut(picture: SeenLarge): SeenLarge {
  if (picture.tall) return { ...picture, ...picture.tall };
  const scene = /^\/media\/scenes\/([\w-]+)\//.exec(picture.url)?.[1];
  if (!scene) return picture;
  const base = `/media/scenes/${scene}/tall`;
  return { ...picture, ...TALL_CUT, base, url: `${base}-${TALL_CUT.width}.webp` };
}
