import { fieldFaults } from '../../../features/failures/failure-text.ts';

/** The specification requires logging failed staff calls, except invalid input, which is shown at its field. */
export function logFailure(text: string, error: unknown): void {
  if (Object.keys(fieldFaults(error)).length > 0) return;
  // biome-ignore lint/suspicious/noConsole: see above
  console.error(text, error);
}
