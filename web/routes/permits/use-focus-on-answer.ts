import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

export const ANSWER = 'papers';

/** Does what the browser does for the fragment without script. */
export function useFocusOnAnswer<E extends HTMLElement>(): RefObject<E | null> {
  const answer = useRef<E>(null);
  const { key, hash } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is an arrival of its own, also at the same list
  useEffect(() => {
    if (hash === `#${ANSWER}` && type !== NavigationType.Pop) answer.current?.focus({ preventScroll: true });
  }, [key]);
  return answer;
}
