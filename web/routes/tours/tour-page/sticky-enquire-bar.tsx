import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { feesOfAdult, feesText } from '../../../../contracts/dossier/fee-sum.ts';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { buttonStyle } from '../../../ui/buttons/button-style.ts';

export function StickyEnquireBar({ tour }: { tour: TourDetail }) {
  const isFormInView = useIsInView('enquiry');
  const { search } = useLocation();
  if (isFormInView) return null;
  return (
    <div data-enquire-bar className="lg:hidden print:hidden">
      <div className="flex h-full items-center justify-between gap-2 pr-1 pl-(--gutter)">
        <p className="leading-tight">
          <span className="block text-[min(1.1875rem,24px)] font-bold tabular-nums">
            {formatRupees(tour.discountprice)}
          </span>
          <span className="block text-[min(0.8125rem,17px)] text-ink-soft">
            {`Per Person ${feesText(feesOfAdult(tour.pricing.fees))}`}
          </span>
        </p>
        <Link
          to={{ search, hash: '#enquiry' }}
          className={buttonStyle(
            'primary',
            'px-[clamp(0.25rem,64px-2rem,2rem)] max-[22rem]:px-[clamp(0.25rem,32px-1rem,1rem)] text-[min(1rem,20px)]',
          )}
        >
          Enquire
        </Link>
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
