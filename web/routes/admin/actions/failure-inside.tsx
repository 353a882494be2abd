import { Notice } from '../../../ui/states/notice.tsx';
import type { Failure } from './use-failure-inside.ts';

/** What did not work, in the window where it was pressed. */
export function FailureInside({ failure }: { failure: Failure | null }) {
  if (!failure) return null;
  return (
    <Notice tone="error" role="alert" className="mt-4">
      <p className="font-semibold">{failure.text}</p>
      {failure.reason && <p>{failure.reason}</p>}
    </Notice>
  );
}
