import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Modal } from './modal.tsx';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  busy?: boolean;
  isAboutLeaving?: boolean;
  children: ReactNode;
};

/** Aligned to its top: if it were centred, late content would move what the visitor is about to press. */
export function Dialog({ open, onClose, title, busy = false, isAboutLeaving, children }: Props) {
  const titleId = useId();
  return (
    <Modal
      open={open}
      onClose={onClose}
      name={{ labelledBy: titleId }}
      busy={busy}
      isAboutLeaving={isAboutLeaving}
      className="mx-auto mt-[max(1rem,8dvh)] mb-auto max-h-[calc(100dvh-1rem-max(1rem,8dvh))] w-[min(36rem,calc(100vw-2rem))] rounded-card"
    >
      {(close) => (
        <div className="p-5 sm:p-8">
          <div className="mb-5 flex items-start justify-between gap-4">
            <h2 id={titleId} tabIndex={-1} className="pt-1 text-heading outline-none">
              {title}
            </h2>
            <button
              type="button"
              onClick={close}
              aria-disabled={busy || undefined}
              aria-label="Close"
              className="-mt-1 -mr-2 grid size-11 shrink-0 place-items-center rounded-full hover:bg-mist"
            >
              <X className="size-5" />
            </button>
          </div>
          {children}
        </div>
      )}
    </Modal>
  );
}
