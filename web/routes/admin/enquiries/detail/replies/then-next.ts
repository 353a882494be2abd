/** The button of a form that also leads to the next enquiry. */
export const THEN_NEXT = 'then-next';
