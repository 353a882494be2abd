import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export type Tone = 'error' | 'success' | 'info';

type Props = { tone: Tone; role?: 'alert' | 'status'; className?: string; children: ReactNode };

export const TONES = {
  error: { icon: CircleAlert, box: 'border-rhododendron bg-error-ground', ink: 'text-rhododendron' },
  success: { icon: CircleCheck, box: 'border-success bg-success-ground', ink: 'text-success' },
  info: { icon: Info, box: 'border-teesta bg-info-ground', ink: 'text-teesta' },
} as const;

/** Give it a role if it appears after the page has loaded. */
export function Notice({ tone, role, className, children }: Props) {
  const { icon: Icon, box, ink } = TONES[tone];
  return (
    <div
      role={role}
      className={classNames('flex gap-3 rounded-field border-l-4 px-4 py-3 text-ink', box, className)}
    >
      <Icon className={classNames('mt-0.5 size-5 shrink-0', ink)} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
}
