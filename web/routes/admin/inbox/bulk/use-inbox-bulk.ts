import type { Undone } from '../../../../../contracts/enquiries/desk-work.contract.ts';
import type { InboxItem } from '../../../../../contracts/inbox/inbox.contract.ts';
import { failureText } from '../../../../features/failures/failure-text.ts';
import { isRefusal } from '../../../../features/failures/is-refusal.ts';
import { useRefresh } from '../../actions/use-refresh.ts';
import { leftAsTheyAreText } from '../../enquiries/left-as-they-are.ts';
import { showOver } from '../../enquiries/tell-undone.ts';
import { BUSY, takeSteps } from '../../lists/choosing/bulk-run.ts';
import { beginAction, NotNow, showFailure, showNote, showToast } from '../../toasts/show-toast.ts';
import { type Back, deedOf, type InboxChange } from './deed-of.ts';

type Texts = {
  doing: string;
  done: (count: number) => string;
};

/** Changes the chosen items one after the other; a single press undoes all of it. */
export function useInboxBulk() {
  const refresh = useRefresh();

  /** Returns the ids that did not change. */
  async function changeChosen(
    chosen: readonly InboxItem[],
    change: InboxChange,
    { doing, done }: Texts,
  ): Promise<string[]> {
    const begun = beginAction();
    const backs: Exclude<Back, null>[] = [];
    const skipped: Undone['skipped'] = [];
    let at = 0;
    const ended = await takeSteps(doing, chosen.length, async () => {
      const item = chosen[at];
      const found = item && (await doTo(item, change));
      if (typeof found === 'function') backs.push(found);
      else if (item && found) skipped.push({ _id: item._id, reference: referenceOf(item), reason: found });
      at += 1;
      return { looked: 1, isMore: at < chosen.length };
    });
    if (ended.isBusy) showFailure(BUSY, undefined, { begun });
    const changed = at - skipped.length;
    if (changed > 0) {
      const text = `${done(changed)}${ended.isStopped ? ' Then it was stopped.' : ''}`;
      showToast({ text, begun, ...(backs.length > 0 && { undo: () => undoAll(backs) }) });
    }
    if (skipped.length > 0) showNote(leftAsTheyAreText(skipped));
    if (ended.error !== undefined)
      showFailure(`It stopped half way: ${chosen.length - at} not changed.`, ended.error, { begun });
    await refresh();
    return [...skipped, ...chosen.slice(at)].map(({ _id }) => _id);
  }

  /** `backs`: the undo steps that are left, so that a second press goes on with them. */
  async function undoAll(backs: Exclude<Back, null>[]): Promise<void> {
    const begun = beginAction();
    const total = backs.length;
    const refused: string[] = [];
    const over: Undone['over'] = [];
    const ended = await takeSteps('Undoing', total, async () => {
      const found = await orReason(async () => (await backs.at(-1)?.()) ?? []);
      if (typeof found === 'string') refused.push(found);
      else over.push(...found);
      backs.pop();
      return { looked: 1, isMore: backs.length > 0 };
    });
    if (ended.isBusy) throw new NotNow(BUSY);
    if (ended.error !== undefined && backs.length === total) throw ended.error;
    showToast({ text: `Undone for ${total - backs.length - refused.length}.`, begun });
    if (backs.length > 0)
      showToast({ text: `${backs.length} still changed.`, tone: 'info', undo: () => undoAll(backs) });
    showOver(over);
    if (ended.error !== undefined) showFailure('The undo stopped half way.', ended.error);
    if (refused.length > 0) showNote([...new Set(refused)].join(' '));
    await refresh();
  }

  return { changeChosen };
}

/** Returns a text if the item stays as it is. */
async function doTo(item: InboxItem, change: InboxChange): Promise<Back | string> {
  const deed = deedOf(item, change);
  return typeof deed === 'string' ? deed : orReason(deed);
}

async function orReason<T>(run: () => Promise<T>): Promise<T | string> {
  try {
    return await run();
  } catch (error) {
    if (isRefusal(error)) return failureText(error);
    throw error;
  }
}

const referenceOf = (item: InboxItem) =>
  item.kind === 'enquiry' ? item.enquiry.reference : item.message.reference;
