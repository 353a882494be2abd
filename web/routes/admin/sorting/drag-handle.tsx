import { GripVertical } from 'lucide-react';
import { classNames } from '../../../ui/class-names.ts';

type Props = { label: string; handleRef: (element: Element | null) => void; className?: string };

export function DragHandle({ label, handleRef, className }: Props) {
  return (
    <button
      ref={handleRef}
      type="button"
      aria-label={label}
      className={classNames(
        'grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-full text-ink-soft hover:bg-mist hover:text-ink active:cursor-grabbing',
        className,
      )}
    >
      <GripVertical className="size-5" />
    </button>
  );
}
