import { Eye, Send } from 'lucide-react';
import { useState } from 'react';
import type { IssueContentBody, IssuePreview } from '../../../../contracts/newsletter/issues.contract.ts';
import { MailFrame } from '../../../features/mail-frame/mail-frame.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { ActionButton } from '../actions/action-button.tsx';
import { useStaffAction } from '../actions/use-staff-action.ts';
import { sendingWords } from '../mail/health/outbox-words.ts';
import { staffApi } from '../staff-api.ts';

export function IssuePreviewPanel({ content: { subject, body } }: { content: IssueContentBody }) {
  const [preview, setPreview] = useState<IssuePreview | null>(null);
  const act = useStaffAction();

  const show = () =>
    act({
      call: async () => setPreview((await staffApi.previewIssue({ body: { subject, body } })).data),
      failed: 'Failed to show the preview',
      keepsPage: true,
    });

  const sendTest = () =>
    act({
      call: (idempotencyKey) => staffApi.testIssue({ body: { subject, body }, idempotencyKey }),
      failed: 'Failed to send the test',
      done: () => sendingWords('A test'),
    });

  return (
    <section aria-label="Preview" className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap gap-3">
        <ActionButton variant="secondary" icon={Eye} onPress={show}>
          {preview ? 'Show it as it is now' : 'Preview'}
        </ActionButton>
        <ActionButton variant="secondary" icon={Send} onPress={sendTest}>
          Send me a test
        </ActionButton>
      </div>
      {preview && preview.faults.length > 0 && (
        <Notice tone="error" role="alert">
          <p className="font-semibold">It cannot be sent like this:</p>
          <ul className="list-disc pl-5">
            {preview.faults.map((fault) => (
              <li key={fault} className="wrap-anywhere">
                {fault}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {preview && <MailFrame html={preview.html} title="Preview of the issue" />}
    </section>
  );
}
