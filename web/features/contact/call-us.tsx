import { telLink } from '../../lib/phone-and-mail/tel-link.ts';
import { classNames } from '../../ui/class-names.ts';
import { useFrame, useSettings } from '../settings/use-settings.ts';

export function CallUs({ className }: { className?: string }) {
  const phone = useSettings().phones[0];
  const { promise, words } = useFrame().callUs;
  return (
    <div className={classNames('bg-night text-on-night', className)}>
      <p className="max-w-[36ch] text-on-night-soft sm:text-lg">{promise}</p>
      <p className="mt-6 font-display text-2xl font-medium">{words}</p>
      {phone && (
        <a
          href={telLink(phone)}
          className="mt-1 inline-flex min-h-11 items-center font-display text-[clamp(1.5rem,1.2rem+1.4vw,2.1rem)] font-semibold text-marigold underline decoration-1 underline-offset-[0.2em] hover:decoration-2"
        >
          {phone}
        </a>
      )}
    </div>
  );
}
