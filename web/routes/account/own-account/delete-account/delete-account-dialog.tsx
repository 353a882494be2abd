import { useState } from 'react';
import { href, useNavigate } from 'react-router';
import { PasswordField } from '../../../../features/account-form/password-field.tsx';
import { AlertRegion } from '../../../../features/alerts/alert-region.tsx';
import { showAlert } from '../../../../features/alerts/alerts.ts';
import { failureAlert } from '../../../../features/failures/failure-alert.ts';
import { useVisitorForm } from '../../../../features/forms/use-visitor-form.ts';
import { VisitorForm } from '../../../../features/forms/visitor-form.tsx';
import { accountApi } from '../../../../features/session/account-api.ts';
import { isSessionOver } from '../../../../features/session/forget-session-on-401.ts';
import { signOut } from '../../../../features/session/sign-out/sign-out.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

const GOES = [
  'Your account with its name, email and password',
  'Your saved tours',
  'Your name, phone and email on your enquiries; open enquiries are cancelled',
  'Your newsletter subscription and your messages, if we know that the address is yours: because you confirmed it, or set your password by a link that we mailed you',
];
const STAYS = [
  'Your reviews, under “A former traveller”',
  'Your enquiries with tour, date and size of the party, but nothing that points to you',
  'Receipts and invoices with your name, and what you paid: the law has us keep them',
  'If we do not know that: a subscription and messages under your address, since anybody could have sent them. Write to us to have them deleted',
];

/** An earlier press may have deleted it, with its response lost. */
const WHERE_NO_SIGN_IN = 'If you can no longer sign in, your account has been deleted.';

export function DeleteAccountDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog open={open} onClose={onClose} title="Delete your account?" busy={isBusy}>
      <DeleteAccountForm isBusy={isBusy} onBusy={setBusy} onCancel={onClose} />
    </Dialog>
  );
}

type FormProps = { isBusy: boolean; onBusy: (isBusy: boolean) => void; onCancel: () => void };

function DeleteAccountForm({ isBusy, onBusy, onCancel }: FormProps) {
  const form = useVisitorForm({ name: 'account' });
  const navigate = useNavigate();

  async function send({ password = '' }: Record<string, string>) {
    if (!password) return { password: 'Enter your password.' };
    onBusy(true);
    const answer = await accountApi.deleteOwnAccount({ body: { password } });
    await navigate(href('/home'));
    signOut();
    showAlert({ text: answer.message ?? 'Your account and your data are deleted.', tone: 'success' });
  }

  function failed(error: unknown) {
    onBusy(false);
    return failureAlert(error, isSessionOver(error) ? WHERE_NO_SIGN_IN : undefined);
  }

  return (
    <VisitorForm form={form} action="" sending={{ send, failed }}>
      <AlertRegion place="dialog" />
      <Points title="What goes, for good" points={GOES} />
      <Points title="What stays" points={STAYS} />
      <div className="mt-6">
        <PasswordField label="Your password" autoComplete="current-password" />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" variant="danger" busy={isBusy}>
          {isBusy ? 'Deleting…' : 'Delete my account'}
        </Button>
        <Button
          variant="secondary"
          aria-disabled={isBusy || undefined}
          onClick={isBusy ? undefined : onCancel}
        >
          Keep my account
        </Button>
      </div>
    </VisitorForm>
  );
}

function Points({ title, points }: { title: string; points: string[] }) {
  return (
    <>
      <h3 className="mt-5 font-sans text-base font-semibold">{title}</h3>
      <ul className="mt-2 list-disc space-y-1.5 pl-5 marker:text-edge">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </>
  );
}
