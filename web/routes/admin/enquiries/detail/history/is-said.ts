import type { DeskEvent } from '../../../../../../contracts/enquiries/desk-history.contract.ts';

const ANSWERS: readonly DeskEvent['kind'][] = ['reply', 'whatsapp', 'call'];

/** Said to the traveller. */
export const isAnswer = ({ kind }: Pick<DeskEvent, 'kind'>) => ANSWERS.includes(kind);

/** Said by somebody, by or to the traveller or to colleagues: the thread has it. The history has what was done. */
export const isSaid = (event: Pick<DeskEvent, 'kind'>) =>
  event.kind === 'note' || event.kind === 'wrote' || isAnswer(event);
