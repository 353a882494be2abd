import { useSession } from '../../../features/session/use-session.ts';
import type { StaffAnswer } from './staff-access.ts';

/** The answer for as long as the one is signed in whom it was given to: what a page shows goes with them, at once. */
export function useAnswerOfCurrentUser<T>(answer: StaffAnswer<T>): StaffAnswer<T> {
  const { user } = useSession();
  return answer.access === 'granted' && answer.userId !== user?._id ? { access: 'signed-out' } : answer;
}
