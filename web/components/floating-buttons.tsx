import { Suspense } from 'react';
import { sparePart } from '../lib/lazy-part.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

const FloatingSet = sparePart(() => import('./floating-set.tsx'), 'FloatingSet');

/** The floating buttons, which do nothing without script: loaded once the page can be used. */
export function FloatingButtons() {
  const isAlive = useHydrated();
  return (
    isAlive && (
      <Suspense>
        <FloatingSet />
      </Suspense>
    )
  );
}
