import type { MouseEvent, ReactNode } from 'react';
import { Button } from './buttons/button.tsx';

type Props = {
  /** What the quiet button says: in nearly all dialogs it changes nothing. */
  cancel: string;
  onCancel: (pressed: MouseEvent<HTMLElement>) => void;
  busy?: boolean;
  /** The button that does it. */
  children: ReactNode;
};

export function DialogFooter({ cancel, onCancel, busy = false, children }: Props) {
  return (
    <div className="mt-6 flex flex-wrap justify-end gap-3">
      <Button variant="secondary" aria-disabled={busy || undefined} onClick={busy ? undefined : onCancel}>
        {cancel}
      </Button>
      {children}
    </div>
  );
}
