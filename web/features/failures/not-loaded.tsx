import { useLayoutEffect } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { moveFocusToContent } from '../../lib/browser/move-focus-to-content.ts';
import { buttonStyle } from '../../ui/buttons/button-style.ts';
import { classNames } from '../../ui/class-names.ts';
import { Notice } from '../../ui/states/notice.tsx';

type Props = {
  text: string;
  detail?: string;
  className?: string;
};

/** Retries by a link to the same address, which works without script. */
export function NotLoaded({ text, detail, className }: Props) {
  const { pathname, search, key } = useLocation();
  const { state } = useNavigation();
  useLayoutEffect(() => moveFocusToContent, []);
  return (
    <div className={classNames('grid max-w-[38rem] justify-items-start gap-5', className)}>
      {/* The key makes screen readers announce each failed try. */}
      <Notice key={key} tone="error" className="w-full">
        <div role="alert">
          <p>This part did not load. Please try again in a moment.</p>
          <p className="text-ink-soft">{text}</p>
        </div>
        {detail && <p className="text-ink-soft">{detail}</p>}
      </Notice>
      <Link
        // For `message-room.tsx`.
        data-again=""
        to={pathname + search}
        replace
        preventScrollReset
        aria-busy={state === 'loading' || undefined}
        className={buttonStyle('secondary')}
      >
        Try again
      </Link>
    </div>
  );
}
