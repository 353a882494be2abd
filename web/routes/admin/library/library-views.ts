import type { LibraryKind, LibraryView } from '../../../../contracts/media-terms.ts';

export const VIEWS: Readonly<Record<LibraryView, string>> = {
  uploaded: 'Uploaded',
  unused: 'Unused',
  shipped: 'Shipped with the site',
};

export const KINDS: Readonly<Record<LibraryKind, string>> = { picture: 'Pictures', video: 'Videos' };
