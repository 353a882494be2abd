/** What may show a picture of the library. */
export const PICTURE_USE_KINDS = ['tour', 'person', 'page'] as const;
export type PictureUseKind = (typeof PICTURE_USE_KINDS)[number];

export const LIBRARY_VIEWS = ['pictures', 'unused', 'shipped'] as const;
export type LibraryView = (typeof LIBRARY_VIEWS)[number];

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
