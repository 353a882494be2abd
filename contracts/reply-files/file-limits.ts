const MB = 1024 * 1024;

/** Of the files of one reply. Mail servers take mails of 20 to 25 MB; a file grows by a third on its way. */
export const FILE_LIMITS = {
  count: 5,
  /** All together. */
  bytes: 10 * MB,
  /** Letters of a name. */
  name: 100,
} as const;

/** For the browser's choice of files; the server looks at what is in them. */
export const FILE_ENDINGS = '.pdf,.jpg,.jpeg,.png,.webp,.ics';

/** Said of a file that is none of these. */
export const NOT_TAKEN =
  'This file cannot be attached. Choose a PDF, a JPEG, PNG or WebP picture, or a calendar file (.ics).';

export const TOO_BIG = 'The files of a reply may have 10 MB together. Make them smaller, or send a link.';

export const TOO_MANY_FILES = `Attach ${FILE_LIMITS.count} files at most.`;

/** Bytes in words, by the same measure as the limit: "340 kB", "2.1 MB". */
export function sizeText(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / 1024))} kB`;
  return `${Number((bytes / MB).toFixed(1))} MB`;
}
