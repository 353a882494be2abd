/** Keys are the results in `newsletter-forms.routes.ts`. */
const FAILURES: Record<string, string> = {
  'too-long': 'That is too long: please keep it to 1,000 characters.',
  'too-often': 'Too many tries. Please wait a minute and try again.',
  failed: 'Something went wrong on our side. Please try again.',
};

export function pressFailure(result: string | null): string | undefined {
  return result === null ? undefined : FAILURES[result];
}
