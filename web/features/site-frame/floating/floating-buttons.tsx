import { useHydrated } from '../../../lib/browser/use-hydrated.ts';
import { optionalPart } from '../../../lib/loading/lazy-part.ts';

const ContactAndScrollButtons = optionalPart(
  () => import('./contact-and-scroll-buttons.tsx'),
  'ContactAndScrollButtons',
);

export function FloatingButtons() {
  const isAlive = useHydrated();
  return isAlive && <ContactAndScrollButtons />;
}
