import { initialsOfAgency } from '../../../contracts/initials.ts';
import { isShippedMark } from '../../../contracts/look/logo.ts';
import type { ShownContent } from '../../../contracts/page-content/content-values.ts';

export type OwnLook = ShownContent<'look'> & { /** In place of a logo. */ initials?: string };

/** Undefined as long as all is as the site came: such pages carry no byte of it. */
export function ownLook(
  { logo, accent, letters }: ShownContent<'look'>,
  agencyName: string,
): OwnLook | undefined {
  const isMarkShipped = logo !== null && isShippedMark(logo.url);
  if (isMarkShipped && !accent && letters === 'fraunces') return undefined;
  return { logo, accent, letters, ...(!logo && { initials: initialsOfAgency(agencyName) }) };
}
