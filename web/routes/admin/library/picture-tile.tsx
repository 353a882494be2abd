import { countOf } from '../../../../contracts/count-of.ts';
import type { LibraryPicture } from '../../../../contracts/media.contract.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';

/** Within a `@container`. */
export const GRID = 'grid grid-cols-2 gap-3 @min-[30rem]:grid-cols-3 @min-[56rem]:grid-cols-4';

export const nameOfPicture = ({ alt, originalName }: Pick<LibraryPicture, 'alt' | 'originalName'>) =>
  alt || originalName || 'A picture without words';

export function PictureTile({ picture }: { picture: LibraryPicture }) {
  return (
    <>
      <span className="relative block">
        <Picture
          picture={picture}
          alt=""
          sizes="(min-width: 1280px) 260px, (min-width: 640px) 30vw, 45vw"
          className="block aspect-[3/2] w-full rounded-field"
        />
        {picture.video && (
          <span className="absolute bottom-2 left-2 rounded-full bg-paper px-2.5 py-0.5 text-sm font-semibold text-ink">
            Video, {Math.round(picture.video.seconds)} s
          </span>
        )}
      </span>
      <span className="mt-1.5 line-clamp-2 font-medium wrap-anywhere">{nameOfPicture(picture)}</span>
      <span className="text-sm text-ink-soft">{usesText(picture)}</span>
    </>
  );
}

function usesText({ uses, isUploaded, alt }: LibraryPicture): string {
  const used = uses.length > 0 ? `Shown in ${countOf(uses.length, 'place')}` : isUploaded && 'Not used';
  return [used, !isUploaded && 'Ships with the site', !alt && 'Lacks words'].filter(Boolean).join(' · ');
}
