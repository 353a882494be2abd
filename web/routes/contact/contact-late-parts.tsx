import { mapLinkAddress, placeOf } from '../../features/contact/map/map-addresses.ts';
import { OfficeMap } from '../../features/contact/map/office-map.tsx';
import { OfficeDetails } from '../../features/contact/office-details.tsx';
import { useSettings } from '../../features/settings/use-settings.ts';

// In one file: each further one would cost the page its name, and a request.

type Props = { heading: string };

export function OfficeSection({ heading }: Props) {
  return (
    <section aria-labelledby="office">
      <h2 id="office" className="mb-6 text-heading">
        {heading}
      </h2>
      <OfficeDetails />
    </section>
  );
}

export function OnTheMap({ heading }: Props) {
  const office = placeOf(useSettings());
  if (!office) return null;
  return (
    <section aria-labelledby="map" className="mt-16 sm:mt-20">
      <h2 id="map" className="mb-6 text-heading">
        {heading}
      </h2>
      <OfficeMap className="h-72 sm:h-96" />
      <a href={mapLinkAddress(office)} className="mt-1 inline-flex min-h-11 items-center text-link">
        Open the map of our office on openstreetmap.org
      </a>
    </section>
  );
}
