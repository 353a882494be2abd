import { type RefObject, useEffect, useRef, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { useSettings } from '../../settings/use-settings.ts';
import { mapFrameAddress, type Place, placeOf } from './map-addresses.ts';

const TRIES = 2;
const TIME_LIMIT_MS = 8_000;

export function OfficeMap({ className }: { className: string }) {
  const settings = useSettings();
  const office = placeOf(settings);
  return office && <MapOf office={office} name={settings.agencyName} className={className} />;
}

function MapOf({ office, name, className }: { office: Place; name: string; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  const address = mapFrameAddress(office);
  const state = useMapState(place, address);
  return (
    <div
      ref={place}
      className={classNames(
        'relative isolate grid place-content-center justify-items-center gap-1 overflow-hidden rounded-card border border-night-line bg-night px-6 text-center text-on-night',
        className,
      )}
    >
      <ContourLines />
      {state === 'shown' && (
        <iframe
          src={address}
          // The map's host requires a referrer. Pages with a token in the address send it to nobody else.
          referrerPolicy="strict-origin"
          title={`Map: the office of ${name}`}
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

type MapState = 'waiting' | 'loading' | 'shown' | 'failed';

/** A frame does not report an unreachable host, so the host is requested first, with a timeout and one retry. */
function useMapState(place: RefObject<HTMLElement | null>, address: string): MapState {
  const [state, setState] = useState<MapState>('waiting');

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const left = new AbortController();
    const observer = new IntersectionObserver(
      async ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        setState('loading');
        const isReachable = await answers(address, left.signal);
        if (!left.signal.aborted) setState(isReachable ? 'shown' : 'failed');
      },
      { rootMargin: '300px' },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      left.abort();
    };
  }, [place, address]);

  return state;
}

async function answers(address: string, left: AbortSignal): Promise<boolean> {
  for (let tried = 0; tried < TRIES && !left.aborted; tried += 1) {
    try {
      const signal = AbortSignal.any([left, AbortSignal.timeout(TIME_LIMIT_MS)]);
      await fetch(address, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'strict-origin', signal });
      return true;
    } catch {
      // The state tells the visitor: retrying, or failed.
    }
  }
  return false;
}
