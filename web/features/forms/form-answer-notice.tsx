import { memo } from 'react';
import { optionalPart } from '../../lib/loading/lazy-part.ts';
import type { FormAnswer } from './form-answer.ts';

const AnsweredNotice = optionalPart(
  () => import('./answered-notice.tsx'),
  'AnsweredNotice',
  ({ said }) => <p role="alert">{said.text}</p>,
);

/** Memoised: a rerender before its part has loaded would hide the notice. */
export const FormAnswerNotice = memo(
  ({ answer, className }: { answer?: FormAnswer; className?: string }) =>
    answer?.said && <AnsweredNotice said={answer.said} className={className} />,
);
