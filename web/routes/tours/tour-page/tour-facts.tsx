import {
  Car,
  Clock,
  Compass,
  Flag,
  Footprints,
  Languages,
  MapPin,
  MountainSnow,
  Route as Road,
  Users,
  Wallet,
} from 'lucide-react';
import { type ComponentType, type ReactNode, use } from 'react';
import { countPeople } from '../../../../contracts/count-of.ts';
import type { Guiding } from '../../../../contracts/dossier/dossier-terms.ts';
import { highestPlace } from '../../../../contracts/dossier/highest-place.ts';
import { priceForTrip } from '../../../../contracts/dossier/price-for-trip.ts';
import { ratedDetail } from '../../../../contracts/dossier/rated-detail.ts';
import { formatRupees } from '../../../../contracts/format-rupees.ts';
import type { ItineraryDay, TourDetail } from '../../../../contracts/tours/tours.contract.ts';
import { useRootData } from '../../../features/settings/use-settings.ts';
import { Price } from '../../../features/tours/card/price.tsx';
import { formatHours, highestText } from '../../../features/tours/format-way.ts';
import { priceWords } from '../../../features/trip/price-words.ts';
import { useTrip } from '../../../features/trip/trip-store.ts';
import { ToldContext } from './cost/told-context.tsx';

const kilometres = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 0 });

export function TourFacts({ tour }: { tour: TourDetail }) {
  const way = wayFacts(tour);
  return (
    <div className="border-b border-mist pb-6 print:border-0 print:py-0">
      <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-x-6 gap-y-5 sm:grid-cols-4 print:grid-cols-4">
        <Fact icon={Clock} name="Duration">
          {tour.duration}
        </Fact>
        <Fact icon={Wallet} name="Price per person">
          <PriceFact tour={tour} />
        </Fact>
        <Fact icon={Users} name="Max group size">
          {countPeople(tour.maxGroupSize)}
        </Fact>
        <Fact icon={Road} name="Distance">
          {kilometres.format(tour.distance)} km
        </Fact>
      </dl>
      {way.length > 0 && (
        <dl className="mt-5 grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.25rem),1fr))] gap-x-6 gap-y-4 sm:grid-cols-2 print:mt-2 print:grid-cols-2 print:gap-y-1">
          {way.map(([icon, name, text, note]) => (
            <Fact key={name} icon={icon} name={name}>
              {text}
              {note && <Note>{note}</Note>}
            </Fact>
          ))}
        </dl>
      )}
    </div>
  );
}

/** For the panel's party. Children or a shared departure change what the panel says: then what they pay on average. */
function PriceFact({ tour }: { tour: TourDetail }) {
  const { told } = use(ToldContext);
  const trip = useTrip();
  const rated = ratedDetail(tour);
  const asked = told ? { people: told.party.people, when: told.when } : trip;
  const { each, isFrom, fees, basis } = priceWords(rated, asked);
  const total = told?.price?.total ?? 0;
  const isOfPanel = told && total > 0 && total !== priceForTrip(rated, asked).total;
  const price = isOfPanel ? total / told.party.people : each;
  return (
    <>
      {(isOfPanel ? told.isFrom : isFrom) && 'from '}
      {formatRupees(Math.round(price))}
      {fees && <Note>{isOfPanel ? 'fees included' : fees}</Note>}
      <Note>{basis}</Note>
    </>
  );
}

const Note = ({ children }: { children: ReactNode }) => (
  <span className="block text-sm font-normal text-ink-soft">{children}</span>
);

export function TourPrintHead({ tour }: { tour: TourDetail }) {
  const root = useRootData();
  if (!root) return null;
  const { settings, siteUrl } = root;
  return (
    <div className="mt-3 mb-4 hidden border-y border-edge py-3 print:flex print:justify-between print:gap-8">
      <Price tour={ratedDetail(tour)} />
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

type Icon = ComponentType<{ className?: string }>;
type WayFact = [icon: Icon, name: string, text: string, note?: string];

const GUIDE_TEXTS: Record<Guiding, string> = {
  'every-day': 'On every day',
  'some-days': 'On some days',
  none: 'No guide',
};

function wayFacts(tour: TourDetail): WayFact[] {
  const { ends, itinerary, guiding, vehicle } = tour;
  const isRoundTrip = ends.startPlace === ends.endPlace;
  const high = highestPlace(itinerary);
  const drive = topDay(itinerary, ({ facts }) => facts.driveHours);
  const walk = topDay(itinerary, ({ facts }) => facts.walkHours);
  const facts: WayFact[] = [
    [MapPin, isRoundTrip ? 'Begins and ends' : 'Begins', ends.startPlace],
    [Flag, 'Ends', isRoundTrip ? '' : ends.endPlace],
    [MountainSnow, 'Highest point', high ? highestText(high) : ''],
    [Road, 'Longest drive', drive ? `${formatHours(drive.facts.driveHours ?? 0)}, on day ${drive.day}` : ''],
    [Footprints, 'Hardest walk', walk ? walkText(walk) : ''],
    [Compass, 'Guide', guiding.guide && GUIDE_TEXTS[guiding.guide], guiding.note],
    [Languages, 'Languages', guiding.languages.join(', ')],
    [Car, 'Vehicle', vehicle],
  ];
  return facts.filter(([, , text]) => text !== '');
}

function walkText({ day, facts }: ItineraryDay): string {
  const text = [formatHours(facts.walkHours ?? 0), `on day ${day}`].join(' ');
  return facts.walkNote ? `${text}: ${facts.walkNote}` : text;
}

function topDay(
  days: readonly ItineraryDay[],
  measure: (day: ItineraryDay) => number | null,
): ItineraryDay | undefined {
  return days.reduce<ItineraryDay | undefined>((top, day) => {
    const own = measure(day) ?? 0;
    return own > 0 && own > (top ? (measure(top) ?? 0) : 0) ? day : top;
  }, undefined);
}

type FactProps = { icon: Icon; name: string; children: ReactNode };

function Fact({ icon: Icon, name, children }: FactProps) {
  return (
    <div>
      <dt className="flex items-center gap-1.5 text-sm text-ink-soft">
        <Icon className="size-4 shrink-0 text-teesta" />
        {name}
      </dt>
      <dd className="mt-1 leading-snug font-semibold wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}
