import type { GalleryPicture } from '../../../../../../contracts/media.contract.ts';

export function plainPicture(url: string): GalleryPicture {
  return {
    url,
    base: url,
    widths: [],
    width: 1200,
    height: 800,
    alt: '',
    colour: '#dfe7e2',
    focus: { x: 50, y: 50 },
    credit: '',
    tall: null,
  };
}
