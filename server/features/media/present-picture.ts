import { z } from 'zod';
import type { ManagedPicture, Picture } from '../../../contracts/media.contract.ts';
import type { MediaRow } from '../../db/schema.ts';

const UNKNOWN = { width: 1200, height: 800, colour: '#dfe7e2' } as const;

const storedWidths = z.array(z.number().int());

export function presentPicture(url: string, media: MediaRow | undefined): Picture {
  const widths = media ? storedWidths.parse(JSON.parse(media.widths)) : [];
  return {
    url,
    base: widths.length > 0 ? url.replace(/-\d+\.\w+$/, '') : url,
    widths,
    width: media?.width ?? UNKNOWN.width,
    height: media?.height ?? UNKNOWN.height,
    alt: media?.alt ?? '',
    colour: media?.dominant_colour ?? UNKNOWN.colour,
    focus: { x: media?.focus_x ?? 50, y: media?.focus_y ?? 50 },
  };
}

export function presentManagedPicture(media: MediaRow): ManagedPicture {
  return {
    ...presentPicture(media.url, media),
    _id: media.id,
    originalName: media.original_name ?? '',
    isUploaded: media.is_uploaded === 1,
    createdAt: media.created_at,
  };
}
