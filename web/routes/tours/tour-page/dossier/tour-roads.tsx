import { href, Link } from 'react-router';
import { isStaleRoad } from '../../../../../contracts/roads/road-terms.ts';
import type { Road } from '../../../../../contracts/roads/roads.contract.ts';
import { RoadStateLine } from '../../../../features/roads/road-state.tsx';
import { DossierSection } from './dossier-section.tsx';

export function TourRoads({ roads }: { roads: Road[] }) {
  return (
    <DossierSection id="roads" title="Roads on this tour">
      <div className="mt-3">
        {roads.map((road) => (
          <RoadStateLine key={road._id} road={road} isStale={isStaleRoad(road.checkedAt)} />
        ))}
      </div>
      <p className="print:hidden">
        <Link to={href('/roads')} className="inline-flex min-h-11 items-center text-link">
          All roads today
        </Link>
      </p>
    </DossierSection>
  );
}
