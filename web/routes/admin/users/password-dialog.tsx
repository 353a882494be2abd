import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { CodeField } from '../../../features/account-form/code-field.tsx';
import { PasswordField } from '../../../features/account-form/password-field.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { useFaults } from '../../../ui/fields/use-faults.ts';
import { FormFieldsContext } from '../../../ui/fields/use-field.ts';
import { FailureInside, useFailureInside } from '../actions/failure-inside.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';

type Typed = Record<string, string>;
type Props = {
  title: string;
  children: ReactNode;
  confirm: string;
  call: (typed: Typed) => Promise<{ message?: string | undefined }>;
  failed: string;
  asksForCode?: boolean;
  undo?: () => Promise<unknown>;
  leadsTo?: string;
  onClose: () => void;
};

export function PasswordDialog({
  title,
  children,
  confirm,
  call,
  failed,
  asksForCode,
  undo,
  leadsTo,
  onClose,
}: Props) {
  const form = useRef<HTMLFormElement>(null);
  const { faults, showFaults, clearFault } = useFaults(form);
  const inside = useFailureInside();
  const [isBusy, setBusy] = useState(false);
  const act = useStaffAction();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Typed;
    setBusy(true);
    const isDone = await act({
      call: () => call(typed),
      failed,
      inside,
      showFaults,
      done: ({ message = '' }) => message,
      undo,
      leadsTo,
    });
    setBusy(false);
    if (isDone) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={title} busy={isBusy}>
      <FormFieldsContext value={{ values: {}, faults }}>
        <form ref={form} noValidate onSubmit={(event) => void send(event)} onInput={clearFault}>
          <div className="grid gap-4">
            {children}
            <PasswordField label="Your password" autoComplete="current-password" />
            {asksForCode && <CodeField kind="app" hint="Or a recovery code." />}
          </div>
          <FailureInside failure={inside.failure} />
          <DialogFooter cancel="Cancel" onCancel={onClose} busy={isBusy}>
            <Button type="submit" variant="danger" busy={isBusy}>
              {confirm}
            </Button>
          </DialogFooter>
        </form>
      </FormFieldsContext>
    </Dialog>
  );
}
