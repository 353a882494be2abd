import { Trash2, X } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { DeskEnquiry, StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { BulkChange } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { ENQUIRY_STATUSES } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { ActionMenu } from '../action-menu.tsx';
import { STATUS } from '../desk-texts.ts';
import type { RowSelection } from '../list/use-selection.ts';
import { listFilters } from '../place/wanted-rows.ts';
import { useDeskChanges } from '../use-desk-changes.ts';
import { useMatchingChanges } from './use-matching-changes.ts';

type Props = { selection: RowSelection<DeskEnquiry>; staff: StaffMember[] };

const enquiries = (count: number) => countOf(count, 'enquiry', 'enquiries');

/** What can be done with the chosen enquiries, at the foot of the screen as long as there are some. */
export function BulkBar({ selection, staff }: Props) {
  const { chosen, everything } = selection;
  const [params] = useSearchParams();
  const { change } = useDeskChanges();
  const { changeAll } = useMatchingChanges();
  if (chosen.length === 0) return null;

  async function run(what: BulkChange, doing: string, done: (count: number) => string) {
    if (!everything) return selection.keep(await change(chosen, what, done));
    selection.clear();
    await changeAll({ filter: listFilters(params), matching: everything, change: what, doing, done });
  }

  const statuses = ENQUIRY_STATUSES.map((to) => ({
    key: to,
    text: STATUS[to].text,
    onChoose: () =>
      void run(
        { kind: 'status', to },
        `Setting to ${STATUS[to].text}`,
        (count) => `${enquiries(count)} set to ${STATUS[to].text}.`,
      ),
  }));
  const owners = [{ _id: '', username: 'Nobody' }, ...staff].map(({ _id, username }) => ({
    key: _id,
    text: username,
    onChoose: () =>
      void run(
        { kind: 'owner', ownerId: _id },
        `Giving to ${username}`,
        (count) => `${enquiries(count)} given to ${username}.`,
      ),
  }));

  return (
    <section
      aria-label="Chosen enquiries"
      data-part="chosen"
      className="sticky bottom-[calc(0.75rem+var(--bottom-inset,0px))] z-30 mt-4 flex flex-wrap items-center gap-2 rounded-card border border-edge bg-sheet p-3 shadow-lg"
    >
      <p role="status" className="mr-auto px-2 font-semibold">
        {everything?.count ?? chosen.length} chosen
      </p>
      {!selection.isAll && (
        <Button variant="quiet" onClick={selection.chooseAll} className="px-3 @min-[46rem]:hidden">
          All shown
        </Button>
      )}
      <ActionMenu text="Status" label="Set the status of the chosen" choices={statuses} />
      <ActionMenu text="Owner" label="Set the owner of the chosen" choices={owners} />
      <ActionButton
        variant="danger"
        icon={Trash2}
        className="px-4"
        onPress={() =>
          run({ kind: 'bin' }, 'Moving to the bin', (count) => `${enquiries(count)} moved to the bin.`)
        }
      >
        Bin
      </ActionButton>
      <button
        type="button"
        onClick={selection.clear}
        aria-label="Choose none"
        className="grid size-11 place-items-center rounded-full hover:bg-mist"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </section>
  );
}
