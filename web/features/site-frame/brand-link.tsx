import { href, Link } from 'react-router';
import { useSettings } from '../settings/use-settings.ts';
import markOnPaper from './mark.svg?raw';

const MARK = markOnPaper.replace('#12433a', 'var(--color-pine)');

/** Inline: as a file the mark would load before the first picture. */
export function BrandLink({ className }: { className?: string }) {
  const { agencyName } = useSettings();
  return (
    <Link to={href('/home')} className={className ?? 'flex min-h-11 items-center gap-2.5'}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a drawing of our own */}
      <span aria-hidden="true" className="shrink-0" dangerouslySetInnerHTML={{ __html: MARK }} />
      <span className="font-display text-[min(1.25rem,5.5vw)] leading-[1.05] font-semibold tracking-tight">
        {agencyName}
      </span>
    </Link>
  );
}
