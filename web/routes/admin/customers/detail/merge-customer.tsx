import { Merge } from 'lucide-react';
import { type FormEvent, type MouseEvent, useState } from 'react';
import type {
  CustomerDetail,
  CustomerInList,
} from '../../../../../contracts/customers/customers.contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DialogFooter } from '../../../../ui/dialog-footer.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { undoOnce } from '../../actions/ask-again.ts';
import { settle } from '../../actions/double-press-guard.ts';
import { FailureInside, useFailureInside } from '../../actions/failure-inside.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { sendOnceAnHour } from '../../drafts/send-once-an-hour.ts';
import { formatPhone } from '../../enquiries/format-phone.ts';
import { staffApi } from '../../staff-api.ts';
import { itemsText, nameOf, travelledText } from '../customer-words.ts';

const FOUND = 8;

export function MergeCustomer({ customer }: { customer: CustomerDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [found, setFound] = useState<CustomerInList[] | null>(null);
  const [other, setOther] = useState<CustomerInList | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isUnderWay, setUnderWay] = useState(false);
  const act = useStaffAction();
  const inside = useFailureInside();

  async function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (q === '' || isBusy) return;
    setBusy(true);
    const query = new URLSearchParams({ q, limit: String(FOUND + 2) });
    const asked = await act({
      call: () => staffApi.listCustomers({ query }),
      failed: 'Failed to search',
      inside,
      keepsPage: true,
    });
    if (asked) {
      setFound(asked.answer.data.filter(({ _id }) => _id !== customer._id));
      setOther(null);
    }
    setBusy(false);
  }

  async function merge(into: CustomerInList) {
    const body = { otherId: into._id };
    setUnderWay(true);
    const merged = await act({
      call: () =>
        sendOnceAnHour(`customer-merge:${customer._id}`, body, (idempotencyKey) =>
          staffApi.mergeCustomers({ params: { id: customer._id }, body, idempotencyKey }),
        ),
      failed: 'Failed to merge the customers',
      inside,
      done: `${nameOf(customer)} and ${nameOf(into)} are one customer now.`,
      undo: ({ data: { undoId } }) =>
        undoOnce(undoId, (idempotencyKey) =>
          staffApi.undoCustomerChange({ params: { id: undoId }, idempotencyKey }),
        ),
    });
    setUnderWay(false);
    if (merged) close();
  }

  function choose(one: CustomerInList) {
    setOther(one);
    inside.clear();
    // The second half of a double press is not for the button that gets the focus.
    settle();
  }

  function chooseAnother({ currentTarget }: MouseEvent<HTMLElement>) {
    // The pressed button disappears together with the focus.
    currentTarget.closest('dialog')?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    setOther(null);
  }

  function close() {
    setOpen(false);
    setFound(null);
    setOther(null);
    inside.clear();
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Merge className="size-4" />
        Merge
      </Button>
      <Dialog open={isOpen} onClose={close} title="Merge with another customer" busy={isBusy || isUnderWay}>
        <form onSubmit={(event) => void search(event)} className="flex items-end gap-3">
          <div className="min-w-0 flex-1">
            <TextField label="Part of a name or email, or last 5 digits" name="q" data-autofocus />
          </div>
          <Button type="submit" variant="secondary" busy={isBusy}>
            Find
          </Button>
        </form>
        <div aria-live="polite">
          {found?.length === 0 && <p className="mt-4 text-ink-soft">Nobody else is found by this.</p>}
        </div>
        <FailureInside failure={inside.failure} />
        {found && found.length > 0 && !other && (
          <ul className="mt-4 grid gap-2">
            {found.slice(0, FOUND).map((one) => (
              <li key={one._id}>
                <button
                  type="button"
                  onClick={() => choose(one)}
                  className="w-full rounded-field border border-mist px-3 py-2 text-left hover:border-edge"
                >
                  <Summary customer={one} />
                </button>
              </li>
            ))}
            {found.length > FOUND && (
              <li className="text-ink-soft">There are more: type more of the name.</li>
            )}
          </ul>
        )}
        {other && (
          <div className="mt-5">
            <div className="grid gap-3 sm:grid-cols-2">
              <div className="rounded-field border border-mist p-3">
                <p className="mb-1 text-sm text-ink-soft">This one</p>
                <Summary customer={customer} />
              </div>
              <div className="rounded-field border border-mist p-3">
                <p className="mb-1 text-sm text-ink-soft">The other</p>
                <Summary customer={other} />
              </div>
            </div>
            <p className="mt-3 text-ink-soft">
              Everything of both stands on one page then, and what comes from either joins it. You can undo
              this.
            </p>
            <DialogFooter cancel="Another one" onCancel={chooseAnother}>
              <ActionButton ref={focusIt} icon={Merge} onPress={() => merge(other)}>
                Merge them
              </ActionButton>
            </DialogFooter>
          </div>
        )}
      </Dialog>
    </>
  );
}

const focusIt = (button: HTMLElement | null) => button?.focus();

function Summary({ customer }: { customer: CustomerInList }) {
  const { name, phone, email, tripCount } = customer;
  return (
    <span className="block min-w-0 wrap-anywhere">
      <span className="block font-semibold">{nameOf({ name })}</span>
      {phone && <span className="block tabular-nums">{formatPhone(phone)}</span>}
      {email && <span className="block text-ink-soft">{email}</span>}
      <span className="block text-sm text-ink-soft">
        {itemsText(customer)}
        {tripCount > 0 && ` · ${travelledText(tripCount)}`}
      </span>
    </span>
  );
}
