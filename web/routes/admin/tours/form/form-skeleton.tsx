import { Skeleton } from '../../../../ui/states/skeleton.tsx';

export function FormSkeleton() {
  return (
    <div aria-busy="true" className="grid max-w-[52rem] gap-5">
      {['title', 'place', 'prices', 'pictures', 'days'].map((part) => (
        <Skeleton key={part} className="h-24 w-full" />
      ))}
    </div>
  );
}
