import { X } from 'lucide-react';
import { href, useLocation } from 'react-router';
import { countOf } from '../../../contracts/count-of.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { comparePath, compareStore, MAX_COMPARED, useCompared } from './compare-store.ts';

export function CompareBar() {
  const slugs = useCompared();
  const { pathname } = useLocation();
  if (slugs.length === 0 || pathname === href('/compare')) return null;
  return (
    <section
      aria-label="Comparison"
      data-compare-bar
      className="shrink-0 print:hidden lg:sticky lg:bottom-0 lg:z-30 lg:h-(--compare-bar) lg:border-t lg:border-mist lg:bg-paper"
    >
      <div className="flex h-full items-center gap-2 max-lg:pr-1 max-lg:pl-(--gutter) max-[22rem]:gap-1 max-[22rem]:pl-3 lg:measure">
        <p className="mr-auto leading-tight font-semibold">
          {slugs.length} of {MAX_COMPARED} <span className="max-sm:sr-only">tours chosen</span>
        </p>
        <ButtonLink to={comparePath(slugs)} className="gap-1.5 max-sm:px-4 max-[22rem]:px-3">
          Compare
          <span className="max-sm:sr-only">{countOf(slugs.length, 'tour')}</span>
        </ButtonLink>
        <button
          type="button"
          onClick={compareStore.clear}
          aria-label="Choose none for comparison"
          className="grid shrink-0 lg:-mr-2.5 size-11 place-items-center rounded-full hover:bg-mist"
        >
          <X className="size-5" />
        </button>
      </div>
    </section>
  );
}
