import { Trash2 } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { countOf } from '../../../../../contracts/count-of.ts';
import type { DeskEnquiry, StaffMember } from '../../../../../contracts/enquiries/desk.contract.ts';
import type { BulkChange, Matching } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { ENQUIRY_STATUSES } from '../../../../../contracts/enquiries/enquiry-terms.ts';
import { ActionButton } from '../../actions/action-button.tsx';
import { onceMeant } from '../../actions/ask-first.ts';
import { ActionMenu } from '../../lists/action-menu.tsx';
import { ChosenBar } from '../../lists/choosing/chosen-bar.tsx';
import type { RowSelection } from '../../lists/choosing/use-selection.ts';
import { staffApi } from '../../staff-api.ts';
import { showFailure } from '../../toasts/show-toast.ts';
import { STATUS } from '../desk-texts.ts';
import { matchingFilters } from '../position/wanted-rows.ts';
import { useDeskChanges } from '../use-desk-changes.ts';
import { useChangeOfMany } from './use-change-of-many.ts';

type Props = { selection: RowSelection<DeskEnquiry>; staff: StaffMember[] };

const enquiries = (count: number) => countOf(count, 'enquiry', 'enquiries');

export function BulkBar({ selection, staff }: Props) {
  const { chosen } = selection;
  const [params] = useSearchParams();
  const { change } = useDeskChanges();
  const changeMany = useChangeOfMany();

  async function run(what: BulkChange, doing: string, done: (count: number) => string) {
    const everything = await selection.settled();
    if (everything === undefined)
      return showFailure(what.kind === 'bin' ? 'Nothing was moved to the bin.' : 'Nothing was changed.');
    if (!everything) return selection.keep(await change(chosen, what, done));
    selection.clear();
    const filters = Object.fromEntries(matchingFilters(params));
    await changeMany({ ...changeMatching(filters, everything, what), doing, done });
  }

  const statuses = ENQUIRY_STATUSES.map((to) => ({
    key: to,
    text: STATUS[to].text,
    onChoose: () =>
      run(
        { kind: 'status', to },
        `Setting to ${STATUS[to].text}`,
        (count) => `${enquiries(count)} set to ${STATUS[to].text}.`,
      ),
  }));
  const owners = [{ _id: '', username: 'Nobody' }, ...staff].map(({ _id, username }) => ({
    key: _id,
    text: username,
    onChoose: () =>
      run(
        { kind: 'owner', ownerId: _id },
        `Giving to ${username}`,
        (count) => `${enquiries(count)} given to ${username}.`,
      ),
  }));

  return (
    <ChosenBar selection={selection} label="Chosen enquiries">
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
    </ChosenBar>
  );
}

/** Enquiries per request. */
const STEP = 40;

function changeMatching(filter: Record<string, string>, { count, at, mark }: Matching, change: BulkChange) {
  let runId: string | undefined;
  let cursor: string | undefined;
  let undoId: string | null = null;
  // One confirmation holds for all steps.
  let meant: true | undefined;
  return {
    total: count,
    counted: enquiries,
    async step(idempotencyKey: string) {
      const body = { filter, change, seenAt: at, seenMark: mark, runId, cursor };
      const changeSome = (isMeant: true | undefined) => {
        meant = isMeant;
        return staffApi.changeMatching({
          body: { ...body, isMeant },
          idempotencyKey: isMeant ? `${idempotencyKey}-meant` : idempotencyKey,
        });
      };
      const { data } = await (meant ? changeSome(meant) : onceMeant(changeSome));
      runId = data.runId;
      cursor = data.nextCursor ?? undefined;
      undoId = data.undoId ?? undoId;
      return { ...data, looked: STEP, isMore: data.nextCursor !== null };
    },
    wayBack() {
      const id = undoId;
      if (id === null) return undefined;
      return {
        undoId: id,
        step: async (idempotencyKey: string) =>
          (await staffApi.undoChange({ params: { id }, idempotencyKey })).data,
      };
    },
  };
}
