import { useState } from 'react';
import type { Picture as PictureData } from '../../../contracts/media.contract.ts';
import { Picture } from '../../ui/pictures/picture.tsx';

type Props = { picture: PictureData /** What stands in when it cannot be shown. */; own: PictureData };

/** The picture that the address names, or the destination's own one. */
export function DestinationPicture({ picture, own }: Props) {
  const [hasFailed, setHasFailed] = useState(false);
  return (
    <Picture
      picture={hasFailed ? own : picture}
      sizes="100vw"
      haste="first"
      onFailure={() => setHasFailed(true)}
      className="aspect-[3/2] w-full sm:aspect-auto sm:h-[clamp(18rem,52svh,36rem)]"
    />
  );
}
