import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { useRootData } from '../../../features/settings/use-settings.ts';
import { Price } from '../../../features/tours/card/price.tsx';
import { feeText } from '../../../features/tours/fee-text.ts';
import { partyOfPrice } from '../../../features/tours/party-name.ts';

export function TourPrintHead({ tour }: { tour: TourDetail }) {
  const root = useRootData();
  if (!root) return null;
  const { settings, siteUrl } = root;
  return (
    <div className="mt-3 mb-4 hidden border-y border-edge py-3 print:flex print:justify-between print:gap-8">
      <Price
        price={tour.price}
        discountprice={tour.discountprice}
        discount={tour.discount}
        party={partyOfPrice(tour.pricing, tour.discountprice)}
        onTop={tour.pricing.fees.map(feeText)}
      />
      <div className="text-right leading-snug">
        <p className="font-semibold">{settings.agencyName}</p>
        <p>{settings.phones.join(' · ')}</p>
        <p>{settings.email}</p>
        <p>{settings.addressLines.join(', ')}</p>
        <p>
          {siteUrl}/tours/{tour.slug}
        </p>
      </div>
    </div>
  );
}
