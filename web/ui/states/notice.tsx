import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type NoticeTone = 'error' | 'success' | 'info';

type Props = { tone: NoticeTone; role?: 'alert' | 'status'; className?: string; children: ReactNode };

const LOOK = {
  error: {
    icon: CircleAlert,
    colours: 'border-rhododendron bg-error-ground',
    iconColour: 'text-rhododendron',
  },
  success: { icon: CircleCheck, colours: 'border-success bg-success-ground', iconColour: 'text-success' },
  info: { icon: Info, colours: 'border-teesta bg-info-ground', iconColour: 'text-teesta' },
} as const;

/** A message in the flow of the page. Give it a role where it appears after the page has been read. */
export function Notice({ tone, role, className, children }: Props) {
  const { icon: Icon, colours, iconColour } = LOOK[tone];
  return (
    <div
      role={role}
      className={classNames('flex gap-3 rounded-field border-l-4 px-4 py-3 text-ink', colours, className)}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', iconColour)} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
