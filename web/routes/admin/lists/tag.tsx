import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

export type TagTone = 'calm' | 'good' | 'attention' | 'off';

const DOTS: Record<TagTone, string> = {
  calm: 'bg-edge',
  good: 'bg-success',
  attention: 'bg-marigold',
  off: 'bg-rhododendron',
};

export function Tag({ tone = 'calm', children }: { tone?: TagTone; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-mist px-2.5 py-0.5 text-sm font-medium whitespace-nowrap">
      <span aria-hidden="true" className={classNames('size-2 rounded-full', DOTS[tone])} />
      {children}
    </span>
  );
}
