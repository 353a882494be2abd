import { useRootData } from '../settings/use-settings.ts';
import { BrandMark, useWordmark } from './brand-mark.tsx';

/** The site's header is not printed. */
export function PrintHead() {
  const root = useRootData();
  const hasName = useWordmark() !== undefined;
  if (!root?.look) return null;
  return (
    <p className="measure hidden items-center gap-3 pb-3 print:flex [&_svg]:size-10">
      <BrandMark />
      {!hasName && <span className="font-display text-lg font-semibold">{root.settings.agencyName}</span>}
    </p>
  );
}
