import { usePaused } from '../../../features/session/sign-in-again/use-paused.ts';
import { useSession } from '../../../features/session/use-session.ts';
import type { StaffAnswer } from './staff-access.ts';

/**
 * The answer for as long as the one is here whom it was given to: what a page shows goes with them, at once. Whose session
 * ran out is here still.
 */
export function useAnswerOfCurrentUser<T>(answer: StaffAnswer<T>): StaffAnswer<T> {
  const { user } = useSession();
  const paused = usePaused();
  const userId = (user ?? paused?.user)?._id;
  return answer.access === 'granted' && answer.userId !== userId ? { access: 'signed-out' } : answer;
}
