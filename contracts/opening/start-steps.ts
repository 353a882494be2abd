import { PAGE_CONTENTS } from '../page-content/page-contents.ts';

/** What an agency does before its site opens, in this order; each may be skipped. */
export const ALL_START_STEPS = ['agency', 'reach', 'look', 'destinations', 'mail', 'tour'] as const;
export type StartStep = (typeof ALL_START_STEPS)[number];

/** Steps done on a page of this name are there once the page is. */
export const START_STEPS = ALL_START_STEPS.filter(
  (step) => (step !== 'look' && step !== 'destinations') || step in PAGE_CONTENTS,
);

/** What visitors would miss. */
export const WANTED_TO_OPEN = ['name', 'phone', 'email', 'tour'] as const;
export type WantedToOpen = (typeof WANTED_TO_OPEN)[number];
