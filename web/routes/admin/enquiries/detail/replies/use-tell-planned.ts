import type { Answer } from '../../../../../../contracts/answers.contract.ts';
import type { AnswerDone } from '../../../../../../contracts/enquiries/desk-work.contract.ts';
import { ASK_AGAIN } from '../../../../../../contracts/enquiries/enquiry-terms.ts';
import { formatDay } from '../../../../../../contracts/india-time.ts';
import { showToast } from '../../../toasts/show-toast.ts';
import { useDeskChanges } from '../../use-desk-changes.ts';

/** Reports a next action that the server planned with the answer, and offers to drop it. Returns its argument. */
export function useTellPlanned() {
  const { offerOf } = useDeskChanges();
  return (answer: Answer<AnswerDone>): Answer<AnswerDone> => {
    const { nextAction } = answer.data;
    if (nextAction) {
      const text = `Planned for ${formatDay(nextAction.on)}: ${ASK_AGAIN.words}.`;
      showToast({ text, tone: 'info', ...offerOf(nextAction.undoId) });
    }
    return answer;
  };
}
