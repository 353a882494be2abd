import type { SitePage } from '../../lib/site-page.ts';
// Separate from the header's, so that they load with the footer's script.

export const DISCOVER_LINKS = [
  { to: '/home', text: 'Home' },
  { to: '/about', text: 'About' },
  { to: '/tours', text: 'Tours' },
] as const satisfies { to: SitePage; text: string }[];

export const QUICK_LINKS = [
  { to: '/gallery', text: 'Gallery' },
  { to: '/login', text: 'Login' },
  { to: '/register', text: 'Register' },
] as const satisfies { to: SitePage; text: string }[];

export const POLICY_LINKS = [
  { to: '/privacy', text: 'Privacy policy' },
  { to: '/cancellation', text: 'Cancellation policy' },
  { to: '/termsconditions', text: 'Terms & conditions' },
  { to: '/permits', text: 'Permits and papers' },
  { to: '/questions', text: 'Questions' },
  { to: '/roads', text: 'Roads today' },
] as const satisfies { to: SitePage; text: string }[];
