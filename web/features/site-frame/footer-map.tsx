import { mapLinkAddress } from '../contact/map/map-addresses.ts';
import { OfficeMap } from '../contact/map/office-map.tsx';
import { useSettings } from '../settings/use-settings.ts';

export function FooterMap() {
  const settings = useSettings();
  return (
    <div>
      <OfficeMap className="h-60 lg:h-64" />
      <a
        href={mapLinkAddress(settings)}
        className="mt-1 inline-flex min-h-11 items-center text-sm text-on-night-soft underline underline-offset-4 hover:text-on-night"
      >
        Open the map on openstreetmap.org
      </a>
    </div>
  );
}
