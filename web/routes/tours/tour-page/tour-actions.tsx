import { Printer } from 'lucide-react';
import { href } from 'react-router';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { CompareButton } from '../../../features/compare/compare-button.tsx';
import { SaveButton } from '../../../features/saved-tours/save-button.tsx';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { ShareButton } from './tour-parts.ts';

export function TourActions({ tour }: { tour: TourDetail }) {
  return (
    <div className="flex flex-wrap gap-2 max-sm:gap-1 print:hidden">
      <SaveButton tour={tour} look="button" className="max-sm:px-3" />
      <CompareButton tour={tour} look="button" className="max-sm:px-3" />
      <ShareButton title={tour.title} path={href('/tours/:id', { id: tour.slug })} isCompact />
      <button
        type="button"
        onClick={() => print()}
        className={buttonStyle('secondary', 'max-sm:px-3 noscript:hidden')}
      >
        <Printer aria-hidden="true" className="size-5" />
        <span className="max-sm:sr-only">Print</span>
      </button>
    </div>
  );
}
