/** The site's own pages, as header and footer list them. */
export const MAIN_LINKS = [
  { to: '/home', text: 'Home' },
  { to: '/about', text: 'About' },
  { to: '/tours', text: 'Tours' },
  { to: '/contact', text: 'Contact' },
] as const;

export const DISCOVER_LINKS = [
  { to: '/home', text: 'Home' },
  { to: '/about', text: 'About' },
  { to: '/tours', text: 'Tours' },
] as const;

export const QUICK_LINKS = [
  { to: '/gallery', text: 'Gallery' },
  { to: '/login', text: 'Login' },
  { to: '/register', text: 'Register' },
] as const;

export const POLICY_LINKS = [
  { to: '/permits', text: 'Permits and papers' },
  { to: '/privacy', text: 'Privacy policy' },
  { to: '/cancellation', text: 'Cancellation policy' },
  { to: '/termsconditions', text: 'Terms & conditions' },
  // The specification names the quick links, and leaves these open.
  { to: '/roads', text: 'Roads today' },
] as const;
