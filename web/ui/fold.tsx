import { type ReactNode, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { classNames } from './class-names.ts';

type Props = {
  summary: ReactNode;
  children: ReactNode;
  /** Folded on phones only, and there only. Else at every width. */
  isNarrow?: boolean;
  isOpen?: boolean;
  /** Opened by a press, or by a link to what is inside. */
  onAsked?: () => void;
  className?: string;
};

/** Works without script. Open on paper. */
export function Fold({ summary, children, isNarrow, isOpen = false, onAsked, className }: Props) {
  const fold = useRef<HTMLDetailsElement>(null);
  // Later changes are the traveller's.
  const [isOpenAtFirst] = useState(isOpen);
  const openForLink = useOpenForLink(fold, onAsked);
  const { hash, search, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link that is pressed again opens it again
  useLayoutEffect(() => openForLink(hash, search), [key]);
  return (
    <details
      ref={fold}
      open={isOpenAtFirst}
      className={classNames('fold group/fold', isNarrow && 'fold-narrow', className)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed as a button is */}
      <summary onClick={() => !fold.current?.open && onAsked && requestAnimationFrame(onAsked)}>
        {summary}
      </summary>
      {children}
    </details>
  );
}

/** React Router’s navigations do not open a fold; the browser’s own do in most browsers. */
function useOpenForLink(fold: { current: HTMLDetailsElement | null }, onAsked?: () => void) {
  const last = useRef<{ hash: string; search: string }>(undefined);
  return useEffectEvent((hash: string, search: string) => {
    const isArrival = last.current === undefined;
    const isOtherSearch = last.current?.hash === hash && last.current.search !== search;
    last.current = { hash, search };
    const target = hash && document.getElementById(hash.slice(1));
    if (!target || !fold.current?.contains(target) || isOtherSearch) return;
    const wasOpen = fold.current.open;
    fold.current.open = true;
    if (!wasOpen) target.scrollIntoView();
    if (!isArrival || !wasOpen) onAsked?.();
  });
}
