export const REVIEW_STATES = ['published', 'hidden'] as const;
export const REVIEWS_BY_REPLY = ['with', 'without'] as const;
