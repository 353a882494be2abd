import { href, useNavigate, useSearchParams } from 'react-router';
import { pageMeta } from '../../../features/page-head/page-meta.ts';
import { accountApi } from '../../../features/session/account-api.ts';
import { safeNextPath } from '../../../features/session/safe-next-path.ts';
import { BackToAccount, loadAsSignedIn, SignedInFallback, SignedInPage } from '../form/signed-in-page.tsx';
import type { Route } from './+types/own-password.ts';
import { ChangePasswordForm } from './change-password-form.tsx';

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, 'Change password');

export const clientLoader = () => loadAsSignedIn(async () => (await accountApi.getOwnAccount()).data);

export const HydrateFallback = () => <SignedInFallback title="Change password" />;

export default function OwnPassword({ loaderData }: Route.ComponentProps) {
  const next = safeNextPath(useSearchParams()[0].get('next'));
  const navigate = useNavigate();
  return (
    <SignedInPage
      title="Change password"
      answer={loaderData}
      lead={() => 'Choose one that you do not use anywhere else.'}
      signedOut="Then you can change your password here."
    >
      {({ email }) => (
        <div className="max-w-[27rem]">
          <ChangePasswordForm email={email} onChanged={() => navigate(next ?? href('/account'))} />
          <BackToAccount />
        </div>
      )}
    </SignedInPage>
  );
}
