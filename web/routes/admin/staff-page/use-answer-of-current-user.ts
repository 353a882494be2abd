import { usePaused } from '../../../features/session/sign-in-again/use-paused.ts';
import { useSession } from '../../../features/session/use-session.ts';
import type { StaffAnswer } from './staff-access.ts';

/** Hides the data as soon as its user is gone; a user whose session expired still counts as present. */
export function useAnswerOfCurrentUser<T>(answer: StaffAnswer<T>): StaffAnswer<T> {
  const { user } = useSession();
  const paused = usePaused();
  const userId = (user ?? paused?.user)?._id;
  return answer.access === 'granted' && answer.userId !== userId ? { access: 'signed-out' } : answer;
}
