import { type FormEvent, type ReactNode, useState } from 'react';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { type Faults, useFaults } from '../../../ui/fields/use-faults.ts';
import { FormFieldsContext } from '../../../ui/fields/use-field.ts';
import { DraftRestoredNotice } from '../drafts/draft-restored-notice.tsx';
import { FailureInside, useFailureInside } from './failure-inside.tsx';
import { useStaffAction } from './use-staff-action.ts';

type Typed = Record<string, string>;
type Props = {
  title: string;
  draftName: string;
  confirm: string;
  cancel?: string;
  isGrave?: boolean;
  /** Faults that nothing is sent with. */
  check?: (typed: Typed) => Faults;
  call: (typed: Typed, idempotencyKey: string) => Promise<unknown>;
  failed: string;
  done: string;
  onClose: () => void;
  children: ReactNode;
};

/** What is typed is kept until the call succeeds. */
export function FormDialog(props: Props) {
  const {
    title,
    draftName,
    confirm,
    cancel = 'Cancel',
    isGrave = false,
    check,
    call,
    failed,
    done,
    onClose,
    children,
  } = props;
  const { form, restored, save, clear } = useFormDraft(draftName);
  const { faults, showFaults, clearFault } = useFaults(form);
  const inside = useFailureInside();
  const [isBusy, setBusy] = useState(false);
  const act = useStaffAction();

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const typed = Object.fromEntries(new FormData(event.currentTarget)) as Typed;
    const found = check?.(typed) ?? {};
    if (Object.keys(found).length > 0) return showFaults(found);
    setBusy(true);
    const isDone = await act({
      call: async () => {
        await sendOnce(draftName, typed, (key) => call(typed, key));
        clear();
      },
      ...{ failed, inside, showFaults, done },
    });
    setBusy(false);
    if (isDone) onClose();
  }

  return (
    <Dialog open onClose={onClose} title={title} busy={isBusy}>
      <FormFieldsContext value={{ values: {}, faults }}>
        <form
          ref={form}
          aria-label={title}
          noValidate
          onSubmit={(event) => void send(event)}
          onInput={(event) => {
            save();
            clearFault(event);
          }}
        >
          <div className="grid gap-4">
            {restored && <DraftRestoredNotice />}
            {children}
          </div>
          <FailureInside failure={inside.failure} />
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <Button
              variant="secondary"
              aria-disabled={isBusy || undefined}
              onClick={isBusy ? undefined : onClose}
            >
              {cancel}
            </Button>
            <Button type="submit" variant={isGrave ? 'danger' : 'primary'} busy={isBusy}>
              {confirm}
            </Button>
          </div>
        </form>
      </FormFieldsContext>
    </Dialog>
  );
}
