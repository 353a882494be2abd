import { initialsOfAgency } from '../../../contracts/initials.ts';
import { isShippedMark, isWordmark, type Logo } from '../../../contracts/look/logo.ts';
import type { ShownContent } from '../../../contracts/page-content/content-values.ts';

/** Neither `logo` nor `initials`: the mark that ships with the demo. */
export type OwnLook = Pick<ShownContent<'look'>, 'accent' | 'letters'> & {
  logo?: Logo;
  /** The agency's name stands in the logo. */
  isNamed?: boolean;
  initials?: string;
};

/** Undefined as long as all is as the site came: such pages carry no byte of it. */
export function ownLook(
  { logo, accent, letters }: ShownContent<'look'>,
  agencyName: string,
): OwnLook | undefined {
  const isMarkShipped = logo !== null && isShippedMark(logo.url);
  if (isMarkShipped) return accent || letters !== 'fraunces' ? { accent, letters } : undefined;
  if (logo) return { accent, letters, logo, isNamed: isWordmark(logo) };
  return { accent, letters, initials: initialsOfAgency(agencyName) || agencyName.charAt(0) };
}
