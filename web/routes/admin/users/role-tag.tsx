import { ShieldCheck } from 'lucide-react';
import type { UserInList } from '../../../../contracts/accounts/accounts.contract.ts';
import { ROLE_NAMES } from '../../../../contracts/staff/staff-policy.ts';
import { Tag } from '../lists/tag.tsx';

type Props = Pick<UserInList, 'role' | 'staffRole'> & { hasSecondFactor?: boolean };

export function RoleTag({ role, staffRole, hasSecondFactor = false }: Props) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {role === 'admin' ? (
        <Tag tone="good">{staffRole ? ROLE_NAMES[staffRole] : 'Staff'}</Tag>
      ) : (
        <Tag>Traveller</Tag>
      )}
      {hasSecondFactor && (
        <span title="Two-step sign-in is on">
          <ShieldCheck className="size-5 text-success" />
          <span className="sr-only">with two-step sign-in</span>
        </span>
      )}
    </span>
  );
}
