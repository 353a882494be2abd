import type { KnownSettings } from '../../../contracts/settings/known-settings.ts';

/** The last lines of a mail: who the agency is, and its numbers where staff have set them. */
export function signatureOf({ agencyName, phones = [] }: KnownSettings): string[] {
  return [agencyName, ...phones];
}
