import { PageHeading } from '../../../ui/page-heading.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';

export function LoadingList({ title }: { title: string }) {
  return (
    <div aria-busy="true">
      <PageHeading title={title} />
      <div className="mt-6 grid gap-3">
        {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
          <Skeleton key={row} className="h-20 w-full" />
        ))}
      </div>
    </div>
  );
}
