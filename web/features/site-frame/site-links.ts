import type { SitePage } from '../../lib/site-page.ts';
/** The site's own pages, as the header lists them; the footer has its own, see `footer-links.ts`. */
export const MAIN_LINKS = [
  { to: '/home', text: 'Home' },
  { to: '/about', text: 'About' },
  { to: '/tours', text: 'Tours' },
  { to: '/contact', text: 'Contact' },
] as const satisfies { to: SitePage; text: string }[];
