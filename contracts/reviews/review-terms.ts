export const REVIEW_STATES = ['published', 'waiting', 'hidden', 'spam'] as const;
export const REVIEW_VIEWS = ['critical', 'pictures'] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];
export const REVIEWS_BY_REPLY = ['with', 'without'] as const;
/** A traveller's picture waits until staff show or hide it. */
export const PICTURE_STATES = ['waiting', 'shown', 'hidden'] as const;
export const MAX_REVIEW_PICTURES = 4;
export const INVITATION_DAYS = 180;
