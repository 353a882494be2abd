import { may, type Right, type StaffRole } from '../../../contracts/staff/staff-policy.ts';
import { usePaused } from './sign-in-again/use-paused.ts';
import { useSession } from './use-session.ts';

/** As this browser knows it, to draw by; the server decides. Undefined: not known, or nobody of the staff. */
export function useStaffRole(): StaffRole | undefined {
  const { user } = useSession();
  const paused = usePaused();
  return (user ?? paused?.user)?.staffRole;
}

export function useMay(right: Right): boolean {
  return may(useStaffRole(), right);
}
