import { type FormEvent, type ReactNode, useState } from 'react';
import { sendOnce } from '../../../features/drafts/send-once.ts';
import { useFormDraft } from '../../../features/drafts/use-form-draft.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { DialogFooter } from '../../../ui/dialog-footer.tsx';
import { type Faults, useFaults } from '../../../ui/fields/use-faults.ts';
import { FormFieldsContext } from '../../../ui/fields/use-field.ts';
import { FailureInside, useFailureInside } from './failure-inside.tsx';
import { useStaffAction } from './use-staff-action.ts';

type Typed = Record<string, string>;
type Props<Shown> = {
  title: string;
  draftName: string;
  confirm: string;
  cancel?: string;
  isGrave?: boolean;
  /** Faults that nothing is sent with. */
  check?: (typed: Typed) => Faults;
  /** `shown`: what `shows` was at the first of presses whose answers were lost. */
  call: (typed: Typed, idempotencyKey: string, shown?: Shown) => Promise<unknown>;
  /** What the dialog shows beside its fields, if the server compares it. */
  shows?: Shown;
  onTyped?: (typed: Typed) => void;
  failed: string;
  done: string;
  onClose: () => void;
  children: ReactNode;
};

/** What is typed is kept until the call succeeds. */
export function FormDialog<Shown>(props: Props<Shown>) {
  const {
    title,
    draftName,
    confirm,
    cancel = 'Cancel',
    isGrave = false,
    check,
    call,
    shows,
    onTyped,
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
    const typed = typedIn(event.currentTarget);
    const found = check?.(typed) ?? {};
    if (Object.keys(found).length > 0) return showFaults(found);
    setBusy(true);
    const isDone = await act({
      call: async () => {
        const content = { typed, shows };
        const send = (key: string, sent: typeof content) => call(sent.typed, key, sent.shows);
        await sendOnce(draftName, content, send, { isRepeat: isTypedAlike });
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
            onTyped?.(typedIn(event.currentTarget));
            save();
            clearFault(event);
          }}
        >
          <div className="grid gap-4">
            {restored && (
              <p role="status" className="text-sm text-ink-soft">
                What you typed here before has been restored.
              </p>
            )}
            {children}
          </div>
          <FailureInside failure={inside.failure} />
          <DialogFooter cancel={cancel} onCancel={onClose} busy={isBusy}>
            <Button type="submit" variant={isGrave ? 'danger' : 'primary'} busy={isBusy}>
              {confirm}
            </Button>
          </DialogFooter>
        </form>
      </FormFieldsContext>
    </Dialog>
  );
}

const typedIn = (form: HTMLFormElement) => Object.fromEntries(new FormData(form)) as Typed;

/** What is shown may be another once an answer was lost: it may have happened. */
function isTypedAlike<C extends { typed: Typed }>(earlier: unknown, { typed }: C): earlier is C {
  return JSON.stringify((earlier as Partial<C> | null)?.typed) === JSON.stringify(typed);
}
