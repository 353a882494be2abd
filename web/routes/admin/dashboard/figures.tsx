import { Suspense } from 'react';
import type { Dashboard } from '../../../../contracts/dashboard.contract.ts';
import { lazyPart } from '../../../lib/loading/lazy-part.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { FigureTiles } from './figure-tiles.tsx';

const Charts = lazyPart(() => import('./charts/charts.tsx'), 'Charts');

export function Figures({ figures }: { figures: Dashboard }) {
  return (
    <div className="grid min-w-0 gap-6">
      <FigureTiles figures={figures} />
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <Charts figures={figures} />
      </Suspense>
    </div>
  );
}
