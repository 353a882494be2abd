import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Scrolls to a part of the page on arrival, unless the address names another, or the visitor comes back to a place. */
export function useOpenAtPart(id: string): void {
  const { key, hash } = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes each arrival one of its own, also at the same part
  useEffect(() => {
    const isReturn = navigationType === NavigationType.Pop && scrollY > 0;
    if (!hash && !isReturn) document.getElementById(id)?.scrollIntoView();
  }, [id, key]);
}
