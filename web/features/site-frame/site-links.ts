import type { SitePage } from '../../lib/site-page.ts';
export const MAIN_LINKS = [
  { to: '/home', text: 'Home' },
  { to: '/about', text: 'About' },
  { to: '/tours', text: 'Tours' },
  { to: '/contact', text: 'Contact' },
] as const satisfies { to: SitePage; text: string }[];
