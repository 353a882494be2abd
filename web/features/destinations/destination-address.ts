import { href } from 'react-router';
import type { HeroPicture } from '../../../contracts/media.contract.ts';
import { NO_PICTURE } from '../../../contracts/tours/pages-of-destinations.ts';

export function destinationAddress(of: { name: string; picture: HeroPicture | null }): string {
  return href('/image/:url/:title', { url: of.picture?.wide.url ?? NO_PICTURE, title: of.name });
}
