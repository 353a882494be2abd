import { Suspense } from 'react';
import { lazyPart } from '../lib/lazy-part.ts';
import { useHydrated } from '../lib/use-hydrated.ts';

const FloatingSet = lazyPart(() => import('./floating-set.tsx'), 'FloatingSet');

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
