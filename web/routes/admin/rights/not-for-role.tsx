import { href } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

export function NotForRole({ refusal }: { refusal: string }) {
  return (
    <EmptyState title="This page is not for your role" text={refusal}>
      <ButtonLink to={href('/admin-dashboard')}>To the dashboard</ButtonLink>
      <ButtonLink to={href('/admin/users/roles')} variant="secondary">
        Who may do what
      </ButtonLink>
    </EmptyState>
  );
}
