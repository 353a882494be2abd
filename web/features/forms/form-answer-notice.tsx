import { Suspense } from 'react';
import { lazyPart } from '../../lib/loading/lazy-part.ts';
import type { FormAnswer } from './form-answer.ts';

/** Most visitors never see it. */
const AnsweredNotice = lazyPart(() => import('./answered-notice.tsx'), 'AnsweredNotice');

/** Within a form, what the server said to it. Without script an alert has no other place. */
export function FormAnswerNotice({ answer, className }: { answer?: FormAnswer; className?: string }) {
  return <Suspense>{answer?.said && <AnsweredNotice said={answer.said} className={className} />}</Suspense>;
}
