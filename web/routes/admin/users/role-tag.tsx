import type { Role } from '../../../../contracts/accounts/accounts.contract.ts';
import { Tag } from '../lists/tag.tsx';

export function RoleTag({ role }: { role: Role }) {
  return role === 'admin' ? <Tag tone="good">Staff</Tag> : <Tag>Traveller</Tag>;
}
