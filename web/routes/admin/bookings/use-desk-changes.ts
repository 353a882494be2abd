import { useRevalidator } from 'react-router';
import type { Answer } from '../../../../contracts/answers.contract.ts';
import type { Change, Changed, Undone } from '../../../../contracts/desk.contract.ts';
import { failureText } from '../../../lib/failure-text.ts';
import { showToast } from '../parts/show-toast.ts';
import { bookingsApi, type Seen } from './bookings-api.ts';

/** Changes enquiries, says what came of it with a way back, and shows the list as the server has it then. */
export function useDeskChanges() {
  const { revalidate } = useRevalidator();

  /** `done` says what was done to so many: "2 enquiries moved to the bin." */
  async function change(seen: Seen[], what: Change, done: (count: number) => string): Promise<void> {
    await tell(() => bookingsApi.change(seen, what), done);
  }

  async function tell(
    call: () => Promise<Answer<Changed>>,
    done: (count: number) => string,
  ): Promise<boolean> {
    try {
      const { data } = await call();
      const { undoId } = data;
      showToast({
        text: [data.changed > 0 || data.skipped.length === 0 ? done(data.changed) : '', leftOut(data.skipped)]
          .filter(Boolean)
          .join(' '),
        tone: data.changed === 0 && data.skipped.length > 0 ? 'error' : 'success',
        undo: undoId === null ? undefined : () => takeBack(undoId),
      });
      return true;
    } catch (error) {
      showToast({ text: failureText(error), tone: 'error' });
      return false;
    } finally {
      // Refused or not: what is shown may not be what the server has.
      await revalidate();
    }
  }

  async function takeBack(undoId: string): Promise<void> {
    try {
      const { data } = await bookingsApi.undo(undoId);
      showToast({ text: ['Undone.', leftOut(data.skipped)].filter(Boolean).join(' ') });
    } finally {
      await revalidate();
    }
  }

  return { change, tell, takeBack };
}

/** Names at most three: a message is no list. */
function leftOut(skipped: Undone['skipped']): string {
  if (skipped.length === 0) return '';
  const named = skipped.slice(0, 3).map(({ reference, reason }) => `${reference}: ${reason}`);
  const more = skipped.length > named.length ? ` And ${skipped.length - named.length} more.` : '';
  return `${skipped.length} left as ${skipped.length === 1 ? 'it is' : 'they are'}. ${named.join(' ')}${more}`;
}
