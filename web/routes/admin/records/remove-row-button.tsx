import { Trash2 } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';

type Props = { label: string; className?: string; onClick: () => void };

export function RemoveRowButton({ label, className, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-full text-ink-soft hover:bg-mist hover:text-rhododendron',
        className,
      )}
    >
      <Trash2 className="size-5" />
    </button>
  );
}
