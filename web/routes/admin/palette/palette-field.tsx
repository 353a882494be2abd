import { Search, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { DESK_LIMITS } from '../../../../contracts/fields/desk-limits.ts';

export const FIELD = {
  'aria-label': 'Search everything',
  placeholder: 'Name, phone, reference, page…',
  maxLength: DESK_LIMITS.searchText,
  enterKeyHint: 'go',
  className: 'h-14 min-w-0 flex-1 bg-transparent text-base text-ink outline-none placeholder:text-ink-soft',
} as const;

export function PaletteField({ field, onClose }: { field: ReactNode; onClose: () => void }) {
  return (
    <div className="flex shrink-0 items-center gap-3 border-b border-mist pr-1.5 pl-4">
      <Search className="size-5 shrink-0 text-ink-soft" />
      {field}
      <button
        type="button"
        onClick={onClose}
        aria-label="Close"
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-mist"
      >
        <X className="size-5" />
      </button>
    </div>
  );
}
