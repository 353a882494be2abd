import type { Picture } from '../../../contracts/media.contract.ts';
import { sceneAt, scenePicture } from '../../features/pictures/shipped-media.server.ts';
import { ownMediaPath } from './own-media-path.ts';

/** Null for a foreign address. `name`: alt text for uploads. */
export function namedPicture(address: string, siteUrl: string, name: string): Picture | null {
  const path = ownMediaPath(address, siteUrl);
  if (!path) return null;
  const scene = sceneAt(path);
  if (scene) return scenePicture(scene);
  return {
    url: path,
    base: path,
    widths: [],
    width: 1200,
    height: 800,
    alt: name,
    colour: 'var(--color-mist)',
    focus: { x: 50, y: 50 },
  };
}
