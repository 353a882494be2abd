export const REVIEW_STATES = ['published', 'waiting', 'hidden', 'spam'] as const;
/** How a tour's reviews can be read besides newest first: from few stars to many, and those that have pictures. */
export const REVIEW_VIEWS = ['critical', 'pictures'] as const;
export type ReviewView = (typeof REVIEW_VIEWS)[number];
export const REVIEWS_BY_REPLY = ['with', 'without'] as const;
/** Of a traveller's picture: it waits until staff have looked at it, and is shown or hidden then. */
export const PICTURE_STATES = ['waiting', 'shown', 'hidden'] as const;
export const MAX_REVIEW_PICTURES = 4;
/** So long the link works that asks how a trip was. */
export const INVITATION_DAYS = 180;
