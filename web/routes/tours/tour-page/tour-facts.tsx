import { Clock, Route as Road, Users, Wallet } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { countPeople } from '../../../../contracts/count-of.ts';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
import type { TourDetail } from '../../../../contracts/tours/tours.contract.ts';

const kilometres = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

export function TourFacts({ tour }: { tour: TourDetail }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-5 border-y border-mist py-6 sm:grid-cols-4 print:grid-cols-4 print:border-0 print:py-0">
      <Fact icon={Clock} name="Duration">
        {tour.duration}
      </Fact>
      <Fact icon={Wallet} name="Price per person">
        {formatRupees(tour.discountprice)}
      </Fact>
      <Fact icon={Users} name="Max group size">
        {countPeople(tour.maxGroupSize)}
      </Fact>
      <Fact icon={Road} name="Distance">
        {kilometres.format(tour.distance)} km
      </Fact>
    </dl>
  );
}

type FactProps = { icon: ComponentType<{ className?: string }>; name: string; children: ReactNode };

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div>
      <dt className="flex items-center gap-1.5 text-sm text-ink-soft">
        <Icon className="size-4 shrink-0 text-teesta" />
        {name}
      </dt>
      <dd className="mt-1 leading-snug font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
