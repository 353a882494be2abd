import { countOf } from '../../../../../contracts/count-of.ts';
import type { BulkChange, Matching, Undone } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { NotMeant, onceMeant } from '../../actions/ask-first.ts';
import { useRefresh } from '../../actions/use-refresh.ts';
import { BUSY, takeSteps } from '../../lists/choosing/bulk-run.ts';
import { staffApi } from '../../staff-api.ts';
import { beginAction, NotNow, showFailure, showToast } from '../../toasts/show-toast.ts';
import { leftAsTheyAreText } from '../left-as-they-are.ts';
import { notDueText } from '../not-due-any-more.ts';
import { useTellUndone } from '../tell-undone.ts';

type Asked = {
  filter: URLSearchParams;
  matching: Matching;
  change: BulkChange;
  doing: string;
  done: (count: number) => string;
};

/** Changes all matching enquiries, or undoes that, in steps, and shows the progress. */
export function useMatchingChanges() {
  const refresh = useRefresh();
  const tellUndone = useTellUndone();

  async function changeAll({ filter, matching, change, doing, done }: Asked): Promise<void> {
    const begun = beginAction();
    let runId: string | undefined;
    let cursor: string | undefined;
    let changed = 0;
    let notDue = 0;
    let undoId: string | null = null;
    // One confirmation holds for all steps.
    let meant: true | undefined;
    const skipped: Undone['skipped'] = [];
    const filters = Object.fromEntries([...filter].filter(([name]) => name !== 'sort'));
    const ended = await takeSteps(doing, matching.count, async (idempotencyKey) => {
      const seen = { seenAt: matching.at, seenMark: matching.mark };
      const body = { filter: filters, change, ...seen, runId, cursor };
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
      changed += data.changed;
      notDue += data.notDue;
      undoId = data.undoId ?? undoId;
      skipped.push(...data.skipped);
      return { looked: STEP, isMore: data.nextCursor !== null };
    });
    if (ended.isBusy) return showFailure(BUSY, undefined, { begun });
    const id: string | null = undoId;
    if (changed > 0 || (skipped.length === 0 && ended.error === undefined)) {
      const text = `${done(changed)}${notDueText(notDue, changed)}${ended.isStopped ? ' Then it was stopped.' : ''}`;
      showToast({ text, begun, ...(id !== null && { undoId: id, undo: () => undoAll(id, changed) }) });
    }
    if (skipped.length > 0) showFailure(leftAsTheyAreText(skipped), undefined, { begun });
    if (ended.error !== undefined && !(ended.error instanceof NotMeant)) {
      const left = countOf(Math.max(0, matching.count - changed - skipped.length), 'enquiry', 'enquiries');
      showFailure(`It stopped half way: ${left} not changed.`, ended.error, { begun });
    }
    await refresh();
  }

  async function undoAll(undoId: string, total: number): Promise<void> {
    const begun = beginAction();
    let restored = 0;
    const told: Undone['told'] = [];
    const over: Undone['over'] = [];
    const skipped: Undone['skipped'] = [];
    const ended = await takeSteps('Undoing', total, async (idempotencyKey) => {
      const { data } = await staffApi.undoChange({ params: { id: undoId }, idempotencyKey });
      restored += data.restored;
      told.push(...data.told);
      over.push(...data.over);
      skipped.push(...data.skipped);
      return { looked: data.restored + data.skipped.length, isMore: data.isMore };
    });
    if (ended.isBusy) throw new NotNow(BUSY);
    // A second press undoes the rest.
    if (ended.error !== undefined && restored === 0) throw ended.error;
    showToast({ text: `Undone for ${countOf(restored, 'enquiry', 'enquiries')}.`, begun });
    tellUndone({ told, over });
    if (ended.error !== undefined || ended.isStopped)
      showUndoLeft(undoId, Math.max(0, total - restored - skipped.length), ended.error);
    if (skipped.length > 0) showFailure(leftAsTheyAreText(skipped), undefined, { begun });
    await refresh();
  }

  function showUndoLeft(undoId: string, left: number, error: unknown): void {
    showToast({
      text: `${countOf(left, 'enquiry', 'enquiries')} still changed.`,
      tone: 'info',
      undoId,
      undo: () => undoAll(undoId, left),
    });
    // Comes second: a success message closes earlier failures.
    if (error !== undefined) showFailure('The undo stopped half way.', error);
  }

  return { changeAll };
}

/** Enquiries per request. */
const STEP = 40;
