import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** Unless the address has a hash, or the scroll position is restored. */
export function useOpenAtPart(id: string): void {
  const { key, hash } = useLocation();
  const navigationType = useNavigationType();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key makes each arrival one of its own, also at the same part
  useEffect(() => {
    const isReturn = navigationType === NavigationType.Pop && scrollY > 0;
    if (!hash && !isReturn) document.getElementById(id)?.scrollIntoView();
  }, [id, key]);
}
