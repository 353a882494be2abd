import { useEffect, useState } from 'react';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';
import { classNames } from '../../../ui/class-names.ts';

/** On phones: the price and the way to the form, always at the thumb, and gone where the form itself is in view. */
export function StickyEnquireBar({ tour }: { tour: TourDetail }) {
  const isFormInView = useIsInView('enquiry');
  return (
    <div
      data-enquire-bar
      className={classNames(
        'sticky bottom-[calc(var(--dock)+var(--compare-bar))] z-30 -mx-5 mt-10 border-t border-mist bg-paper lg:hidden print:hidden',
        isFormInView && 'invisible',
      )}
    >
      <div className="measure flex items-center justify-between gap-2 py-2.5">
        <p className="leading-tight">
          <span className="block text-xl font-bold tabular-nums">{formatRupees(tour.discountprice)}</span>
          <span className="text-sm text-ink-soft">Per Person</span>
        </p>
        <a href="#enquiry" className={buttonStyle('primary', 'px-[clamp(0.25rem,64px-2rem,2rem)]')}>
          Enquire
        </a>
      </div>
    </div>
  );
}

function useIsInView(id: string): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setIsInView(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
