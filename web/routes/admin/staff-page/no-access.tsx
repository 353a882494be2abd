import { href, useLocation } from 'react-router';
import { type DoorPage, pathWithNext } from '../../../features/session/safe-next-path.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import type { Denial } from './staff-access.ts';

type Words = {
  title: string;
  text: string;
  way: { text: string; to: DoorPage };
};

const WORDS: Record<Denial, Words> = {
  'signed-out': {
    title: 'Please sign in',
    text: 'The admin area needs a staff account.',
    way: { text: 'Sign in', to: '/login' },
  },
  forbidden: {
    title: 'This page is for staff',
    text: 'Your account has no access to the admin area. Sign in with a staff account.',
    way: { text: 'Sign in', to: '/login' },
  },
  'made-up-password': {
    title: 'Please choose your own password',
    text: 'Yours was made up for you and shown on a screen: it is for signing in once.',
    way: { text: 'Change the password', to: '/account/password' },
  },
  'no-second-factor': {
    title: 'Please set up two-step sign-in',
    text: 'Staff sign in with their password and a code of an app on their phone. It takes two minutes.',
    way: { text: 'Set it up', to: '/account/second-factor' },
  },
};

export function NoAccess({ access }: { access: Denial }) {
  const { pathname, search } = useLocation();
  const { title, text, way } = WORDS[access];
  return (
    <EmptyState title={title} text={text}>
      <ButtonLink to={pathWithNext(way.to, pathname + search)}>{way.text}</ButtonLink>
      <ButtonLink to={href('/home')} variant="secondary">
        To the site
      </ButtonLink>
    </EmptyState>
  );
}
