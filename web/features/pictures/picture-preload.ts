import type { MetaDescriptor } from 'react-router';
import type { Picture } from '../../../contracts/media.contract.ts';
import { pictureFiles, TALL_WINDOW, WINDOW_WIDE } from '../../ui/pictures/picture.tsx';

export function picturePreload(poster: { wide: Picture; tall?: Picture } | undefined): MetaDescriptor[] {
  if (!poster) return [];
  const { wide, tall } = poster;
  if (!tall) return preloadOf(wide);
  return [...preloadOf(tall, TALL_WINDOW), ...preloadOf(wide, `not all and ${TALL_WINDOW}`)];
}

function preloadOf(picture: Picture, media?: string): MetaDescriptor[] {
  const imageSrcSet = pictureFiles(picture, 'avif');
  if (!imageSrcSet) return [];
  const link = { tagName: 'link', rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high' };
  return [{ ...link, imageSrcSet, imageSizes: WINDOW_WIDE, ...(media && { media }) } as MetaDescriptor];
}
