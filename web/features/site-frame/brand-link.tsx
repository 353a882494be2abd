import { href, Link } from 'react-router';
import { BrandMark } from '../look/brand-mark.tsx';
import { useRequiredRootData } from '../settings/use-settings.ts';

export function BrandLink({ className }: { className?: string }) {
  const { settings, look } = useRequiredRootData();
  return (
    <Link to={href('/home')} className={className ?? 'flex min-h-11 items-center gap-2.5'}>
      <BrandMark />
      <span
        className={
          look?.isNamed
            ? 'sr-only'
            : 'font-display text-[min(1.25rem,5.5vw)] leading-[1.05] font-semibold tracking-tight'
        }
      >
        {settings.agencyName}
      </span>
    </Link>
  );
}
