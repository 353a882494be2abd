import type { OwnAccount } from '../../../../contracts/accounts/own-account.contract.ts';
import { SendConfirmation } from '../confirmed-email/send-confirmation.tsx';

export function OwnAddress({ account: { email, isEmailProved } }: { account: OwnAccount }) {
  if (isEmailProved)
    return (
      <p className="text-ink-soft">
        <span className="wrap-anywhere">{email}</span> is confirmed as yours.
      </p>
    );
  return (
    <>
      <p className="mb-4 text-ink-soft">
        <span className="wrap-anywhere">{email}</span> is not confirmed yet. Once it is, our mails can tell
        you more, and messages that you sent from it become part of your data.
      </p>
      <SendConfirmation />
    </>
  );
}
