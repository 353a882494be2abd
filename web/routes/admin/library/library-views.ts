import type { LibraryView } from '../../../../contracts/media-terms.ts';

export const VIEWS: Readonly<Record<LibraryView, string>> = {
  pictures: 'Uploaded',
  unused: 'Unused',
  shipped: 'Shipped with the site',
};
