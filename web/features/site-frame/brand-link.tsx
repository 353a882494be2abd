import { href, Link } from 'react-router';
import { BrandMark, useWordmark } from '../look/brand-mark.tsx';
import { useSettings } from '../settings/use-settings.ts';

export function BrandLink({ className }: { className?: string }) {
  const { agencyName } = useSettings();
  const hasName = useWordmark() !== undefined;
  return (
    <Link to={href('/home')} className={className ?? 'flex min-h-11 items-center gap-2.5'}>
      <BrandMark />
      <span
        className={
          hasName
            ? 'sr-only'
            : 'font-display text-[min(1.25rem,5.5vw)] leading-[1.05] font-semibold tracking-tight'
        }
      >
        {agencyName}
      </span>
    </Link>
  );
}
