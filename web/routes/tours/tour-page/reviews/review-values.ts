import { LIMITS } from '../../../../../contracts/fields/field-limits.ts';
import type { Faults } from '../../../../ui/fields/use-faults.ts';

export const REVIEW_FORM = 'review';

export function reviewOf({ reviewText = '', rating }: Record<string, string>) {
  return { reviewText, rating: Number(rating ?? 0) };
}

export function reviewFaults(reviewText: string): Faults {
  const text = reviewText.trim();
  if (!text) return { reviewText: 'Enter your review.' };
  if (text.length <= LIMITS.reviewText) return {};
  return { reviewText: `Keep your review to ${LIMITS.reviewText} characters at most.` };
}
