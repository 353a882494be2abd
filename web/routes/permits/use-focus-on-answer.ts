import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

/** What stands at the end of the address that the planner's form leads to: the list, or why there is none. */
export const ANSWER = 'papers';

/** The answer has the focus when the form has led to it. Without script the browser does the same for its fragment. */
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
