import { X } from 'lucide-react';
import { useLocation } from 'react-router';
import { countOf } from '../../../contracts/count-of.ts';
import { ButtonLink } from '../../ui/buttons/button-link.tsx';
import { comparePath, compareStore, MAX_COMPARED } from './compare-store.ts';
import { useCompared } from './use-compared.ts';

/** At the foot of every page while tours are chosen: how many, and the way to see them side by side. */
export function CompareBar() {
  const slugs = useCompared();
  const { pathname } = useLocation();
  if (slugs.length === 0 || pathname === '/compare') return null;
  return (
    <section
      aria-label="Comparison"
      data-compare-bar
      className="sticky bottom-(--dock) z-30 h-(--compare-bar) shrink-0 border-t border-mist bg-paper print:hidden"
    >
      <div className="measure flex h-full items-center gap-2">
        <p className="mr-auto leading-tight font-semibold">
          {slugs.length} of {MAX_COMPARED} <span className="max-sm:sr-only">tours chosen</span>
          <span className="sm:hidden" aria-hidden="true">
            chosen
          </span>
        </p>
        <ButtonLink to={comparePath(slugs)} className="gap-1.5">
          Compare
          <span className="max-sm:sr-only">{countOf(slugs.length, 'tour')}</span>
        </ButtonLink>
        <button
          type="button"
          onClick={compareStore.clear}
          aria-label="Choose none for comparison"
          className="-mr-2.5 grid size-11 place-items-center rounded-full hover:bg-mist"
        >
          <X aria-hidden="true" className="size-5" />
        </button>
      </div>
    </section>
  );
}
