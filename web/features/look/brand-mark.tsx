import markOnPaper from '../../../demo/brand/teesta-trails/mark.svg?raw';
import { useRootData } from '../settings/use-settings.ts';

const MARK = markOnPaper.replace('#12433a', 'var(--color-pine)');

/** Inline: as a file the mark would load before the first picture. Beside the agency's name. */
export function BrandMark() {
  const { logo, initials } = useRootData()?.look ?? {};
  // On white in the dark, where it may be dark itself.
  if (logo)
    return (
      <span className="shrink-0 rounded-sm dark:bg-white dark:p-1 print:p-0">
        <img src={logo.url} alt="" width={logo.width} height={logo.height} className="logo" />
      </span>
    );
  const common = { 'aria-hidden': true, className: 'shrink-0' } as const;
  if (initials)
    return (
      <span {...common}>
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <rect width="64" height="64" rx="13" className="fill-action" />
          <text
            x="32"
            y="42"
            textAnchor="middle"
            fontSize={initials.length > 1 ? 28 : 36}
            className="fill-on-action font-display font-semibold"
          >
            {initials}
          </text>
        </svg>
      </span>
    );
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own
  return <span {...common} dangerouslySetInnerHTML={{ __html: MARK }} />;
}
