import { Check, Plus } from 'lucide-react';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { showAlert } from '../alerts/alerts.ts';
import { compareStore, MAX_COMPARED } from './compare-store.ts';
import { useCompared } from './use-compared.ts';

type Props = { tour: { slug: string; title: string }; look: 'quiet' | 'button'; className?: string };

const QUIET =
  'inline-flex min-h-11 items-center gap-1 rounded-full px-2.5 text-sm font-semibold text-ink-soft hover:text-ink aria-pressed:text-teesta';

/** Puts a tour beside others, three at most; a second press takes it out again. */
export function CompareButton({ tour, look, className }: Props) {
  const isCompared = useCompared().includes(tour.slug);
  const Icon = isCompared ? Check : Plus;
  function toggle() {
    if (compareStore.toggle(tour.slug)) return;
    showAlert({
      tone: 'info',
      text: `${MAX_COMPARED} tours fit side by side. Take one out to compare another.`,
    });
  }
  return (
    <button
      type="button"
      aria-pressed={isCompared}
      aria-label={look === 'quiet' ? `Compare: ${tour.title}` : undefined}
      onClick={toggle}
      className={classNames(
        'noscript:hidden print:hidden',
        look === 'quiet' ? classNames(QUIET, className) : buttonStyle('secondary', className),
      )}
    >
      <Icon aria-hidden="true" className={look === 'quiet' ? 'size-4' : 'size-5'} />
      Compare
    </button>
  );
}
