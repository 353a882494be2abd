import type { DeskEvent } from '../../../../../../contracts/enquiries/desk-history.contract.ts';

const ANSWERS: readonly DeskEvent['kind'][] = ['reply', 'whatsapp', 'call'];

export const isAnswer = ({ kind }: Pick<DeskEvent, 'kind'>) => ANSWERS.includes(kind);

/** True for messages and notes, which the thread shows; the history shows the rest. */
export const isSaid = (event: Pick<DeskEvent, 'kind'>) =>
  event.kind === 'note' || event.kind === 'wrote' || event.kind === 'asked' || isAnswer(event);
