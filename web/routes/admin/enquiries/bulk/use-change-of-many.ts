import type { Undone } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import { NotMeant } from '../../actions/ask-first.ts';
import { useRefresh } from '../../actions/use-reload.ts';
import { BUSY, takeSteps } from '../../lists/choosing/bulk-run.ts';
import { beginAction, NotNow, showFailure, showNote, showToast } from '../../toasts/show-toast.ts';
import { leftAsTheyAreText, notDueText } from '../change-texts.ts';
import { useTellUndone } from '../tell-undone.ts';

type Skipped = Undone['skipped'];
type Step = { looked: number; changed: number; notDue?: number; skipped: Skipped; isMore: boolean };
type WayBack = { undoId?: string; step: (idempotencyKey: string) => Promise<Undone> };

export type ChangeOfMany = {
  doing: string;
  total: number;
  done: (count: number) => string;
  /** "3 enquiries" */
  counted: (count: number) => string;
  step: (idempotencyKey: string) => Promise<Step>;
  /** Called after the last step. Its steps take back what is left, so that a second press goes on. */
  wayBack: () => WayBack | undefined;
};

/** Changes many in steps, or undoes that, and shows the progress. Returns what did not change, and why. */
export function useChangeOfMany() {
  const refresh = useRefresh();
  const tellUndone = useTellUndone();

  async function changeMany({ doing, total, done, counted, step, wayBack }: ChangeOfMany): Promise<Skipped> {
    const begun = beginAction();
    const skipped: Skipped = [];
    let changed = 0;
    let notDue = 0;
    const ended = await takeSteps(doing, total, async (idempotencyKey) => {
      const made = await step(idempotencyKey);
      changed += made.changed;
      notDue += made.notDue ?? 0;
      skipped.push(...made.skipped);
      return made;
    });
    const back = wayBack();
    if (ended.isBusy) showFailure(BUSY, undefined, { begun });
    else if (changed > 0 || (skipped.length === 0 && ended.error === undefined)) {
      const text = `${done(changed)}${notDueText(notDue, changed)}${ended.isStopped ? ' Then it was stopped.' : ''}`;
      showToast({ text, begun, ...(back && offerOf(back, changed)) });
    }
    showSkipped(skipped);
    if (ended.error !== undefined && !(ended.error instanceof NotMeant)) {
      const left = counted(Math.max(0, total - changed - skipped.length));
      showFailure(`It stopped half way: ${left} not changed.`, ended.error, { begun });
    }
    await refresh();
    return skipped;

    function offerOf(way: WayBack, count: number) {
      return { undoId: way.undoId, undo: () => undoMany(way, count) };
    }

    async function undoMany(way: WayBack, count: number): Promise<void> {
      const pressed = beginAction();
      const all = {
        restored: 0,
        told: [] as Undone['told'],
        over: [] as Undone['over'],
        left: [] as Skipped,
      };
      const undone = await takeSteps('Undoing', count, async (idempotencyKey) => {
        const { restored, told, over, skipped: left, isMore } = await way.step(idempotencyKey);
        all.restored += restored;
        all.told.push(...told);
        all.over.push(...over);
        all.left.push(...left);
        return { looked: restored + left.length, isMore };
      });
      if (undone.isBusy) throw new NotNow(BUSY);
      if (undone.error !== undefined && all.restored === 0) {
        showSkipped(all.left);
        throw undone.error;
      }
      showToast({ text: `Undone for ${counted(all.restored)}.`, begun: pressed });
      tellUndone(all);
      if (undone.error !== undefined || undone.isStopped) {
        const rest = Math.max(0, count - all.restored - all.left.length);
        showToast({ text: `${counted(rest)} still changed.`, tone: 'info', ...offerOf(way, rest) });
      }
      // Comes second: a success message closes earlier failures.
      if (undone.error !== undefined) showFailure('The undo stopped half way.', undone.error);
      showSkipped(all.left);
      await refresh();
    }
  }

  return changeMany;
}

export function showSkipped(skipped: Skipped): void {
  if (skipped.length > 0) showNote(leftAsTheyAreText(skipped));
}
