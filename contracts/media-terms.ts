/** What may show a picture of the library. */
export const PICTURE_USE_KINDS = ['tour', 'person', 'page'] as const;
export type PictureUseKind = (typeof PICTURE_USE_KINDS)[number];

export const LIBRARY_VIEWS = ['uploaded', 'unused', 'shipped'] as const;
export type LibraryView = (typeof LIBRARY_VIEWS)[number];

export const LIBRARY_KINDS = ['picture', 'video'] as const;
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** `whole`: as it came. `waiting`: the server's ffmpeg will make it smaller. */
export const VIDEO_STATES = ['whole', 'waiting', 'smaller'] as const;
export type VideoState = (typeof VIDEO_STATES)[number];

export const VIDEO_LIMITS = {
  /** What three minutes, after which an upload is ended, bring by a line of 2 Mbit/s. */
  bytes: 40 * 1024 * 1024,
  seconds: 120,
  /** What a browser makes it smaller to: bytes of a loop of `loopSeconds`, or as much for each second of a longer one. */
  loopBytes: 1_200_000,
  loopSeconds: 12,
  longestSide: 1_280,
} as const;

export const PICTURE_LIMITS = {
  alt: 300,
  credit: 150,
  /** Uses that one call replaces. */
  replaced: 500,
  /** Days until an upload goes whose form was not saved. */
  daysAbandoned: 30,
  /** Days in which a deleted picture can be restored. */
  daysDeleted: 30,
} as const;

export function wishedVideoBytes(seconds: number): number {
  return VIDEO_LIMITS.loopBytes * Math.max(1, seconds / VIDEO_LIMITS.loopSeconds);
}
