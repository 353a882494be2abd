import type { Picture } from '../../../contracts/media.contract.ts';
import { sceneAt, scenePicture } from '../../features/pictures/shipped-media.server.ts';

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

/** The path below `/media` at `siteUrl`, else null: a foreign address must never load a picture here. */
export function ownMediaPath(address: string, siteUrl: string): string | null {
  try {
    const url = new URL(address, siteUrl);
    // After parsing: dots and backslashes are resolved, encoded ones stay.
    const isOwn = url.origin === new URL(siteUrl).origin && url.pathname.startsWith('/media/');
    return isOwn && !/%2e%2e|%2f|%5c/i.test(url.pathname) ? url.pathname : null;
  } catch {
    return null;
  }
}
