import { useLayoutEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { moveFocusToContent } from '../../../lib/browser/move-focus-to-content.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';

type Props = {
  text: string;
  reason?: string;
  /** By default, the page's data is reloaded. */
  onRetry?: () => Promise<void>;
};

export function LoadFailed({ text, reason, onRetry }: Props) {
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
    <Notice tone="error">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        {/* A new element for each try, so that it is announced again. */}
        <div key={tries} role="alert" className="min-w-0">
          <p className="font-semibold">{text}</p>
          {reason && <p>{reason}</p>}
        </div>
        <Button variant="secondary" busy={isBusy} onClick={() => void tryAgain()}>
          Try again
        </Button>
      </div>
    </Notice>
  );
}
