import { useLayoutEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { moveFocusToContent } from '../../../lib/browser/move-focus-to-content.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/states/notice.tsx';

type Props = {
  /** What did not come: "Failed to load bookings". */
  text: string;
  reason?: string;
  /** What was loaded before still stands below. */
  isRefresh?: boolean;
  /** It was loaded for another filter than the one that is chosen now. */
  isOfAnother?: boolean;
  /** Left out: the page's data is loaded anew. */
  onRetry?: () => Promise<void>;
};

/** In place of what could not be loaded, or above what could not be loaded anew: why, and another try. */
export function LoadFailed({ text, reason, isRefresh = false, isOfAnother = false, onRetry }: Props) {
  const { revalidate } = useRevalidator();
  const [tries, setTries] = useState(0);
  const [isBusy, setBusy] = useState(false);
  useLayoutEffect(() => moveFocusToContent, []);

  async function tryAgain() {
    setBusy(true);
    await (onRetry ?? revalidate)();
    setBusy(false);
    setTries((last) => last + 1);
  }

  return (
    // In sight wherever the page is scrolled to: what is acted on there may be old.
    <Notice tone="error" className={classNames(isRefresh && 'sticky top-17 z-20 mb-6 shadow-lg')}>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {/* A new element for each try, which is announced again. */}
        <div key={tries} role="alert" className="min-w-0">
          <p className="font-semibold">{text}</p>
          {reason && <p>{reason}</p>}
          {isRefresh && (
            <p>
              {isOfAnother
                ? 'The data below belongs to the filter that you chose before.'
                : 'The data below may be out of date.'}
            </p>
          )}
        </div>
        <Button variant="secondary" busy={isBusy} onClick={() => void tryAgain()}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}
