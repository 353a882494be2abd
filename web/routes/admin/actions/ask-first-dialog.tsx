import { useSyncExternalStore } from 'react';
import { askedFirst } from './ask-first.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Asks, on whichever page, whether something unusual is meant: see `onceMeant`. */
export function AskFirstDialog() {
  const text = useSyncExternalStore(
    askedFirst.subscribe,
    askedFirst.getSnapshot,
    askedFirst.getServerSnapshot,
  );
  return (
    <ConfirmDialog
      open={text !== null}
      title="Is this meant?"
      confirm="Do it all the same"
      cancel="Leave it as it is"
      onConfirm={async () => askedFirst.answer(true)}
      onClose={() => askedFirst.answer(false)}
    >
      <p>{text}</p>
    </ConfirmDialog>
  );
}
