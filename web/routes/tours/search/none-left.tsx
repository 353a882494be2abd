import { countOf } from '../../../../contracts/count-of.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { EVERY_TOUR, type TourQuery, tourListPath } from '../tour-list/tour-query.ts';

/** `without`: the number of tours without the filters. */
export function NoneLeft({ query, without }: { query: TourQuery; without: number }) {
  const everything = { ...EVERY_TOUR, sort: query.sort, sought: query.sought };
  return (
    <EmptyState
      title="No such tour found"
      text={`No tour for “${query.sought}” fits all of the choices above.`}
    >
      <ButtonLink to={tourListPath(everything)} preventScrollReset>
        Show {without === 1 ? 'the one tour' : `all ${countOf(without, 'tour')}`} for “{query.sought}”
      </ButtonLink>
    </EmptyState>
  );
}
