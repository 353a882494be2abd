import { type RefObject, useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

export const ANSWER = 'papers';
/** For an answer to each key pressed in a list, which must not lose the focus. */
export const KEEP_FOCUS = { keepsFocus: true };

/** Does what the browser does for the fragment without script. */
export function useFocusOnAnswer<E extends HTMLElement>(): RefObject<E | null> {
  const answer = useRef<E>(null);
  const { key, hash, state } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press is an arrival of its own, also at the same list
  useEffect(() => {
    const isAnswer = hash === `#${ANSWER}` && type !== NavigationType.Pop;
    if (isAnswer && !state?.keepsFocus) answer.current?.focus({ preventScroll: true });
  }, [key]);
  return answer;
}
