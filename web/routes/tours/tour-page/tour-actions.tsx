import { Printer } from 'lucide-react';
import { href } from 'react-router';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { pathWithTrip } from '../../../../contracts/tours/trip.ts';
import { CompareButton } from '../../../features/compare/compare-button.tsx';
import { SaveButton } from '../../../features/saved-tours/save-button.tsx';
import { useTrip } from '../../../features/trip/trip-store.ts';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { ShareButton } from './tour-parts.ts';

/** On the picture. */
export function TourActions({ tour }: { tour: Pick<TourDetail, '_id' | 'slug' | 'title'> }) {
  const path = pathWithTrip(href('/tours/:id', { id: tour.slug }), useTrip());
  return (
    <div className="photo-actions print:hidden">
      <SaveButton tour={tour} look="button" />
      <CompareButton tour={tour} look="button" />
      <ShareButton title={tour.title} path={path} isCompact />
      <button type="button" onClick={() => print()} className={buttonStyle('secondary', 'noscript:hidden')}>
        <Printer className="size-5" />
        <span className="max-sm:sr-only">Print</span>
      </button>
    </div>
  );
}
