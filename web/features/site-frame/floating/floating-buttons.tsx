import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { optionalPart } from '../../../lib/loading/lazy-part.ts';

const ContactAndScrollButtons = optionalPart(
  () => import('./contact-and-scroll-buttons.tsx'),
  'ContactAndScrollButtons',
);

/** The floating buttons, which do nothing without script: loaded once the page can be used. */
export function FloatingButtons() {
  const isAlive = useHydrated();
  return isAlive && <ContactAndScrollButtons />;
}
