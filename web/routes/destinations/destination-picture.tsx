import { useEffect, useRef, useState } from 'react';
import { DESTINATION_GUIDE } from '../../lib/destination-guide.ts';
import type { StoryDestination } from '../../lib/destination-stories.ts';

type Props = { name: StoryDestination; picture: string | null };

/** The picture that the address names; the destination's own one where there is none, or it cannot be shown. */
export function DestinationPicture({ name, picture }: Props) {
  const own = DESTINATION_GUIDE[name];
  const [hasFailed, setHasFailed] = useState(false);
  const image = useRef<HTMLImageElement>(null);

  useEffect(() => {
    // It may have failed before the script was there to hear of it.
    if (image.current?.complete && image.current.naturalWidth === 0) setHasFailed(true);
  }, []);

  const src = picture && !hasFailed ? picture : own.picture;
  return (
    <img
      ref={image}
      src={src}
      alt={src === own.picture ? own.alt : name}
      width="1200"
      height="800"
      fetchPriority="high"
      onError={() => setHasFailed(true)}
      style={{ backgroundColor: own.colour, objectPosition: own.focus }}
      className="h-[clamp(16rem,52svh,34rem)] w-full object-cover"
    />
  );
}
