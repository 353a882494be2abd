import { href } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';

export function NoToursYet({ titleLevel }: { titleLevel?: 'h2' | 'h3' }) {
  return (
    <EmptyState
      title="No tours yet"
      titleLevel={titleLevel}
      text="We are working on new tours. Meanwhile, tell us what you have in mind."
    >
      <ButtonLink to={href('/contact')}>Contact us</ButtonLink>
    </EmptyState>
  );
}
