export const THEN_NEXT = 'then-next';
