import { useLocation } from 'react-router';
import { may, refusalText } from '../../../../contracts/staff/staff-policy.ts';
import { useStaffRole } from '../../../features/session/use-may.ts';
import { mayOpen, rightOfPage } from './page-rights.ts';

export function useMayOpen(): (address: string) => boolean {
  const role = useStaffRole();
  return (address) => mayOpen(role, address);
}

/** Why the page that is open is not for this role; undefined where it is, or the role is not known. */
export function usePageRefusal(): string | undefined {
  const role = useStaffRole();
  const { pathname, search } = useLocation();
  const right = rightOfPage(pathname + search);
  return role && right && !may(role, right) ? refusalText(role, right) : undefined;
}
