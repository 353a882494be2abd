import { Check, Plus } from 'lucide-react';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { RepeatedIcon } from '../../ui/repeated-icon.tsx';
import { showAlert } from '../alerts/alerts.ts';
import { compareStore, MAX_COMPARED, useCompared } from './compare-store.ts';

type Props = { tour: { slug: string; title: string }; look: 'quiet' | 'button'; className?: string };

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
        'scripted',
        look === 'quiet' ? classNames('card-compare', className) : buttonStyle('secondary', className),
      )}
    >
      {look === 'quiet' ? (
        <RepeatedIcon name={isCompared ? 'check' : 'plus'} className="size-4" />
      ) : (
        <Icon className="size-5" />
      )}
      Compare
    </button>
  );
}
