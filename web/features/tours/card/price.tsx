import type { RatedTour } from '../../../../contracts/dossier/price-for-trip.ts';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
import { priceWords } from '../../trip/price-words.ts';
import { useTrip } from '../../trip/trip-store.ts';

type Props = {
  tour: RatedTour & { price: number; discount: number };
  className?: string;
};

export function Price({ tour, className }: Props) {
  const { each, isFrom, isHeadline, fees, basis, more } = priceWords(tour, useTrip());
  const isReduced = isHeadline && tour.discountprice < tour.price;
  return (
    <div className={className}>
      <p className="figures">
        <span className="text-[1.5em] font-bold tracking-tight">
          {isFrom && <small className="text-[0.6em] font-semibold">from </small>}
          {formatRupees(each)}
        </span>
        {isReduced && (
          <>
            <s className="text-ink-soft">
              <span className="sr-only">Original price </span>
              {formatRupees(tour.price)}
            </s>
            {tour.discount > 0 && (
              <span className="font-semibold text-rhododendron">{`(${tour.discount}% OFF)`}</span>
            )}
          </>
        )}
      </p>
      <p className="text-sm text-ink-soft">
        <span>Per Person</span>
        {fees && (
          <>
            {' '}
            <span>{fees}</span>
          </>
        )}
        , <span>{basis}</span>
      </p>
      {more && <p className="text-sm text-ink-soft">{more}</p>}
    </div>
  );
}
