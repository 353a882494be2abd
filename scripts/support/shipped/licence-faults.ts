import { isAllowed } from './allowed-licences.ts';
import { isInstalled, readLicenceText } from './licence-text.ts';
import type { ShippedPackage } from './shipped-packages.ts';

const TEXT_ELSEWHERE = [
  {
    packages: /^worker-f$/,
    where: 'it is a part of read-excel-file, of the same author, whose text of MIT it shares',
  },
  {
    packages: /^(?:fontkit|brotli|dfa)$/,
    where:
      'each README names MIT; they are by the author of pdfkit and of unicode-trie, whose texts of MIT go along',
  },
  { packages: /^abstract-logging$/, where: 'its README names MIT and links its author’s copy' },
  { packages: /^@img\/sharp-libvips-/, where: 'its README lists what is in it, with links to each licence' },
];

/**
 * Looks for texts only of installed packages, as each platform has others; a platform's package may leave its text to
 * its parent.
 */
export function findLicenceFaults(shipped: readonly ShippedPackage[]): string[] {
  function hasText({ name, folder, licence }: ShippedPackage): boolean {
    if (!isInstalled(folder) || readLicenceText(folder) !== '') return true;
    if (TEXT_ELSEWHERE.some(({ packages }) => packages.test(name))) return true;
    const wholes = shipped.filter((whole) => whole.parts.includes(name) && whole.licence === licence);
    return wholes.some((whole) => isInstalled(whole.folder) && readLicenceText(whole.folder) !== '');
  }
  return shipped.flatMap((each) => {
    const { name, version, licence } = each;
    if (!isAllowed(name, licence)) return [`${name} ${version}: ${licence || 'no licence'} is not allowed.`];
    return hasText(each) ? [] : [`${name} ${version}: its package has no text of its licence, ${licence}.`];
  });
}
