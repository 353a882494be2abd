import { z } from 'zod';
import type {
  GalleryPicture,
  LibraryPicture,
  ManagedPicture,
  Picture,
  PictureUse,
  Video,
} from '../../../contracts/media.contract.ts';
import type { MediaRow } from '../../db/schema.ts';

const UNKNOWN = { width: 1200, height: 800, colour: '#dfe7e2' } as const;

const storedWidths = z.array(z.number().int());

export function presentPicture(url: string, media: MediaRow | undefined): Picture {
  return {
    ...filesOf(url, media?.widths ?? '[]'),
    width: media?.width ?? UNKNOWN.width,
    height: media?.height ?? UNKNOWN.height,
    alt: media?.alt ?? '',
    colour: media?.dominant_colour ?? UNKNOWN.colour,
    focus: { x: media?.focus_x ?? 50, y: media?.focus_y ?? 50 },
  };
}

function filesOf(url: string, stored: string) {
  const widths = storedWidths.parse(JSON.parse(stored));
  return { url, base: widths.length > 0 ? url.replace(/-\d+\.\w+$/, '') : url, widths };
}

export function presentGalleryPicture(url: string, media: MediaRow | undefined): GalleryPicture {
  return { ...presentPicture(url, media), credit: media?.credit ?? '', tall: media ? tallOf(media) : null };
}

function tallOf(media: MediaRow): GalleryPicture['tall'] {
  if (media.tall_url === null) return null;
  const files = filesOf(media.tall_url, media.tall_widths);
  const width = files.widths.at(-1) ?? 0;
  const focus = tallFocusOf(media) ?? { x: media.focus_x, y: media.focus_y };
  return { ...files, width, height: Math.round((width * 5) / 4), focus };
}

export function tallFocusOf({ tall_focus_x: x, tall_focus_y: y }: MediaRow): GalleryPicture['focus'] | null {
  return x === null || y === null ? null : { x, y };
}

export function presentManagedPicture(media: MediaRow): ManagedPicture {
  return {
    ...presentGalleryPicture(media.url, media),
    _id: media.id,
    originalName: media.original_name ?? '',
    isUploaded: media.is_uploaded === 1,
    tallFocus: tallFocusOf(media),
    createdAt: media.created_at,
  };
}

type Known = { uses: PictureUse[]; video?: Video | undefined };

export function presentLibraryPicture(media: MediaRow, { uses, video }: Known): LibraryPicture {
  return {
    ...presentManagedPicture(media),
    uses,
    isPermanent: media.is_permanent === 1,
    video: video ?? null,
  };
}
