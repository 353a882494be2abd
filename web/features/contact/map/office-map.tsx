import { useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { mapFrameAddress } from './map-addresses.ts';
import { useMapState } from './use-map-state.ts';

export function OfficeMap({ className }: { className: string }) {
  const settings = useSettings();
  const place = useRef<HTMLDivElement>(null);
  const address = mapFrameAddress(settings);
  const state = useMapState(place, address);
  return (
    <div
      ref={place}
      className={classNames(
        'relative isolate grid place-content-center justify-items-center gap-1 overflow-hidden rounded-card border border-night-line bg-[#0b2922] px-6 text-center text-on-night',
        className,
      )}
    >
      <ContourLines />
      {state === 'shown' && (
        <iframe
          src={address}
          // The map's host requires a referrer. Pages with a token in the address send it to nobody else.
          referrerPolicy="strict-origin"
          title={`Map: the office of ${settings.agencyName}`}
          className="absolute inset-0 size-full border-0"
        />
      )}
      {state === 'loading' && <p className="text-on-night-soft">Loading the map</p>}
      <p role="status">{state === 'failed' && 'Map failed to load. Please try again later.'}</p>
    </div>
  );
}

function ContourLines() {
  return (
    <svg
      viewBox="0 0 600 240"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      className="absolute inset-0 -z-10 size-full text-on-night opacity-[0.14]"
    >
      <g fill="none" stroke="currentColor" transform="translate(190 150)">
        {[1, 1.7, 2.5, 3.4, 4.4, 5.5, 6.8, 8.3].map((scale) => (
          <path
            key={scale}
            vectorEffect="non-scaling-stroke"
            transform={`scale(${scale}) rotate(${scale * 6})`}
            d="M-34 4C-38-14-16-20 0-24S36-20 40-4 26 12 18 20-2 28-14 22-31 18-34 4Z"
          />
        ))}
      </g>
    </svg>
  );
}
