import { FAILED_COUNT_MAX } from '../../../../../contracts/mail/mail-terms.ts';
import { useMailHealth } from './use-mail-health.ts';

export function FailedCount() {
  const failed = useMailHealth()?.failed ?? 0;
  if (failed === 0) return null;
  const text = failed >= FAILED_COUNT_MAX ? `${FAILED_COUNT_MAX - 1}+` : String(failed);
  return (
    <span className="rounded-full bg-rhododendron px-1.5 text-sm leading-5 font-semibold text-paper lg:ml-auto">
      {text}
      <span className="sr-only"> failed</span>
    </span>
  );
}
