import { href } from 'react-router';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';

export function SecondFactorLink({ isOn }: { isOn: boolean }) {
  return (
    <>
      <p className="mb-4 text-ink-soft">
        {isOn
          ? 'On: signing in takes your password and a code from your authenticator app.'
          : 'Off: anyone who learns your password can sign in. A code from an app on your phone keeps them out.'}
      </p>
      <ButtonLink to={href('/account/second-factor')} variant="secondary">
        {isOn ? 'Change two-step sign-in' : 'Set up two-step sign-in'}
      </ButtonLink>
    </>
  );
}
