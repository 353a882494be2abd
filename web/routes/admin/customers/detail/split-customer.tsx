import { Split } from 'lucide-react';
import { useState } from 'react';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { CustomerDetail, CustomerItem } from '../../../../../contracts/customers/customers.contract.ts';
import { shortenText } from '../../../../../contracts/fields/shorten-text.ts';
import { formatDay } from '../../../../../contracts/india-time.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { DialogFooter } from '../../../../ui/dialog-footer.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { undoOnce } from '../../actions/ask-again.ts';
import { FailureInside, useFailureInside } from '../../actions/failure-inside.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { sendOnceAnHour } from '../../drafts/send-once-an-hour.ts';
import { staffApi } from '../../staff-api.ts';
import { nameOf } from '../customer-words.ts';

type Choice = CustomerItem & { title: string; detail: string };

export function SplitCustomer({ customer }: { customer: CustomerDetail }) {
  const [isOpen, setOpen] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isUnderWay, setUnderWay] = useState(false);
  const act = useStaffAction();
  const inside = useFailureInside();
  const choices = choicesOf(customer);
  // An open dialog explains that nothing is left to choose.
  if (choices.length < 2 && !isOpen) return null;
  const items = choices.filter(({ _id }) => chosen.has(_id));
  const isAll = items.length === choices.length;

  async function splitOff() {
    const body = { items: items.map(({ kind, _id }) => ({ kind, _id })) };
    setUnderWay(true);
    const split = await act({
      call: () =>
        sendOnceAnHour(`customer-split:${customer._id}`, body, (idempotencyKey) =>
          staffApi.splitCustomer({ params: { id: customer._id }, body, idempotencyKey }),
        ),
      failed: 'Failed to split the customer',
      inside,
      done: `${countOf(items.length, 'item')} split off: ${nameOf(customer)} is two customers now.`,
      undo: ({ data: { undoId } }) =>
        undoOnce(undoId, (idempotencyKey) =>
          staffApi.undoCustomerChange({ params: { id: undoId }, idempotencyKey }),
        ),
    });
    setUnderWay(false);
    if (split) close();
  }

  function close() {
    setOpen(false);
    setChosen(new Set());
    inside.clear();
  }

  function toggle(id: string, isChosen: boolean) {
    setChosen((last) => {
      const next = new Set(last);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        <Split className="size-4" />
        Split
      </Button>
      <Dialog open={isOpen} onClose={close} title="What is somebody else’s?" busy={isUnderWay}>
        <ul className="grid gap-1">
          {choices.map(({ _id, title, detail }) => (
            <li key={_id}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-2 py-1 hover:bg-paper">
                <input
                  type="checkbox"
                  checked={chosen.has(_id)}
                  onChange={(event) => toggle(_id, event.target.checked)}
                  className="size-5 shrink-0 accent-pine"
                />
                <span className="min-w-0 wrap-anywhere">
                  {title}
                  <span className="block text-sm text-ink-soft">{detail}</span>
                </span>
              </label>
            </li>
          ))}
        </ul>
        <p className="mt-4 text-ink-soft" aria-live="polite">
          {isAll
            ? 'Something has to stay with this customer.'
            : 'They stay two, also when the next enquiry comes with the same phone. You can undo this.'}
        </p>
        <FailureInside failure={inside.failure} />
        <DialogFooter cancel="Cancel" onCancel={close} busy={isUnderWay}>
          {items.length > 0 && !isAll && (
            <ActionButton icon={Split} onPress={splitOff}>
              Split {items.length} off
            </ActionButton>
          )}
        </DialogFooter>
      </Dialog>
    </>
  );
}

function choicesOf({ enquiries, messages, accounts }: CustomerDetail): Choice[] {
  return [
    ...enquiries.map(({ _id, fullName, tourName, reference, createdAt }) => ({
      kind: 'enquiry' as const,
      _id,
      title: `${fullName}: ${tourName}`,
      detail: `Enquiry ${reference}, ${formatDay(createdAt)}`,
    })),
    ...messages.map(({ _id, name, message, createdAt }) => ({
      kind: 'message' as const,
      _id,
      title: `${name}: ${shortenText(message, 80)}`,
      detail: `Message, ${formatDay(createdAt)}`,
    })),
    ...accounts.map(({ _id, username, email }) => ({
      kind: 'account' as const,
      _id,
      title: username,
      detail: `Account, ${email}`,
    })),
  ];
}
