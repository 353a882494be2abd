import { Link } from 'react-router';
import { useSettings } from '../settings/use-settings.ts';

/** The agency's mark and name, as the way home. */
export function BrandLink({ className }: { className?: string }) {
  const { agencyName } = useSettings();
  return (
    <Link to="/home" className={className ?? 'flex min-h-11 items-center gap-2.5'}>
      <img src="/brand/mark.svg" alt="" width="40" height="40" className="size-10 shrink-0" />
      <span className="font-display text-xl leading-[1.05] font-semibold tracking-tight">{agencyName}</span>
    </Link>
  );
}
