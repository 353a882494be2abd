const MB = 1024 * 1024;

/** Per reply. Mail servers accept 20 to 25 MB, and encoding adds a third. */
export const FILE_LIMITS = {
  count: 5,
  bytes: 10 * MB,
  name: 100,
} as const;

/** For the file picker only; the server checks contents. */
export const FILE_ENDINGS = '.pdf,.jpg,.jpeg,.png,.webp,.ics';

export const NOT_TAKEN =
  'This file cannot be attached. Choose a PDF, a JPEG, PNG or WebP picture, or a calendar file (.ics).';

export const TOO_BIG = 'The files of a reply may have 10 MB together. Make them smaller, or send a link.';

export const TOO_MANY_FILES = `Attach ${FILE_LIMITS.count} files at most.`;

export function sizeText(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${Number((bytes / MB).toFixed(1))} MB`;
}
