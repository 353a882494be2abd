export const REVIEW_STATES = ['published', 'hidden', 'spam'] as const;
export const REVIEWS_BY_REPLY = ['with', 'without'] as const;
