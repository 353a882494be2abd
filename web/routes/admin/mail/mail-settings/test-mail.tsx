import { Send } from 'lucide-react';
import { useState } from 'react';
import type { MailSettings, TestMailResult } from '../../../../../contracts/mail/mail-settings.contract.ts';
import { Notice } from '../../../../ui/states/notice.tsx';
import { ActionButton } from '../../actions/action-button.tsx';
import { useStaffAction } from '../../actions/use-staff-action.ts';
import { staffApi } from '../../staff-api.ts';

export function TestMail({ settings: { testRecipient, server } }: { settings: MailSettings }) {
  const act = useStaffAction();
  const [isBusy, setBusy] = useState(false);
  const [result, setResult] = useState<TestMailResult>();

  async function send() {
    setBusy(true);
    setResult(undefined);
    await act({
      call: async () => setResult((await staffApi.sendTestMail()).data),
      failed: 'Failed to send the test mail',
      keepsPage: true,
    });
    setBusy(false);
  }

  return (
    <section aria-labelledby="test-mail">
      <h2 id="test-mail" className="text-heading">
        Test mail
      </h2>
      <p className="mt-2 wrap-anywhere">
        It goes to your own address, {testRecipient}, at once and the way that all mails go.
      </p>
      <ActionButton className="mt-4" icon={Send} onPress={send}>
        {isBusy ? 'Sending…' : 'Send a test mail'}
      </ActionButton>
      <div role="status" className="mt-4 empty:mt-0">
        {isBusy && server && (
          <p className="text-ink-soft">Waiting for {server}. It has 20 seconds to take the mail.</p>
        )}
        {result && <Result result={result} recipient={testRecipient} />}
      </div>
    </section>
  );
}

const fileName = (path: string) => path.split(/[\\/]/).at(-1);

function Result({
  result: { outcome, answer, seconds },
  recipient,
}: {
  result: TestMailResult;
  recipient: string;
}) {
  if (outcome === 'written')
    return (
      <Notice tone="info">
        <p>Mail is not set up: this mail was written to a file on the server, and nobody gets it.</p>
        <p className="wrap-anywhere">
          Enquiries reach you here all the same. Ask the person who runs this site to set up mail (SMTP_URL
          and MAIL_FROM): “Mail that arrives” in docs/operations.md says how. The file is called{' '}
          <code>{fileName(answer)}</code>.
        </p>
      </Notice>
    );
  if (outcome === 'sent')
    return (
      <Notice tone="success">
        <p>
          The mail server took it after {seconds} s and said: <q className="wrap-anywhere">{answer}</q>
        </p>
        <p className="wrap-anywhere">Look whether it arrives at {recipient}, and not in the spam folder.</p>
      </Notice>
    );
  return (
    <Notice tone="error">
      <p>
        It was not sent. After {seconds} s: <q className="wrap-anywhere">{answer}</q>
      </p>
      <p>Show these words to your mail host, or to the person who runs this site.</p>
    </Notice>
  );
}
