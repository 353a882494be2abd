import { isShippedMark, isWordmark, type Logo } from '../../../contracts/look/logo.ts';
import markOnPaper from '../../../demo/brand/teesta-trails/mark.svg?raw';
import { useRootData } from '../settings/use-settings.ts';

const MARK = markOnPaper.replace('#12433a', 'var(--color-pine)');

/** Inline: as a file the mark would load before the first picture. Beside the agency's name. */
export function BrandMark() {
  const look = useRootData()?.look;
  if (look?.logo && !isShippedMark(look.logo.url)) return <LogoPicture logo={look.logo} />;
  if (look && !look.logo) return look.initials ? <Initials letters={look.initials} /> : null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own
  return <span aria-hidden="true" className="shrink-0" dangerouslySetInnerHTML={{ __html: MARK }} />;
}

/** On white in the dark, where it may be dark itself. */
export function LogoPicture({ logo: { url, width, height } }: { logo: Logo }) {
  return (
    <span className="shrink-0 rounded-sm dark:bg-white dark:p-1">
      <img
        src={url}
        alt=""
        width={width}
        height={height}
        className="h-auto max-h-10 w-auto max-w-36 object-contain sm:max-w-48"
      />
    </span>
  );
}

function Initials({ letters }: { letters: string }) {
  return (
    <span aria-hidden="true" className="shrink-0">
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <rect width="64" height="64" rx="13" style={{ fill: 'var(--color-action)' }} />
        <text
          x="32"
          y="32"
          dy=".36em"
          textAnchor="middle"
          fontSize={letters.length > 1 ? 28 : 36}
          fontWeight="600"
          className="font-display"
          style={{ fill: 'var(--color-on-action)' }}
        >
          {letters}
        </text>
      </svg>
    </span>
  );
}

/** Its logo has the agency's name in it. */
export function useWordmark(): Logo | undefined {
  const logo = useRootData()?.look?.logo;
  return logo && isWordmark(logo) ? logo : undefined;
}
