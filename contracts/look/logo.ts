/** In pixels. */
export type Logo = { url: string; width: number; height: number };

const SHIPPED = /^\/media\/brand\/([\w-]+)$/;

/** The mark of the demo is no file of the library, but drawn into the page. */
export const isShippedMark = (address: string) => SHIPPED.test(address);

/** It stands beside the name that it was drawn for alone. */
export function isMarkOf(address: string, agencyName: string): boolean {
  return SHIPPED.exec(address)?.[1] === agencyName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
}

const WORD_FROM = 1.7;

/** So wide that it has the agency's name in it: no name stands beside it, and icons are drawn from initials. */
export const isWordmark = ({ width, height }: Logo) => width / height >= WORD_FROM;
