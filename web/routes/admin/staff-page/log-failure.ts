import { fieldFaults } from '../../../features/failures/failure-text.ts';

/** The specification has failures of staff's calls logged. What was typed wrong is none: it is told beside its field. */
export function logFailure(text: string, error: unknown): void {
  if (Object.keys(fieldFaults(error)).length > 0) return;
  // biome-ignore lint/suspicious/noConsole: see above
  console.error(text, error);
}
