import { memo } from 'react';
import { optionalPart } from '../../lib/loading/lazy-part.ts';
import type { FormAnswer } from './form-answer.ts';

/** Most visitors never see it. */
const AnsweredNotice = optionalPart(
  () => import('./answered-notice.tsx'),
  'AnsweredNotice',
  ({ said }) => <p role="alert">{said.text}</p>,
);

/**
 * Within a form, what the server said to it. Without script an alert has no other place. Drawn again before its part is here,
 * it would be gone for that long: so only as the answer changes.
 */
export const FormAnswerNotice = memo(
  ({ answer, className }: { answer?: FormAnswer; className?: string }) =>
    answer?.said && <AnsweredNotice said={answer.said} className={className} />,
);
