import type { MailDetail } from '../../../../../contracts/mail/manage-mail.contract.ts';
import { MailFrame } from '../../../../features/mail-frame/mail-frame.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';

export function MailPreview({ mail: { preview, state } }: { mail: MailDetail }) {
  if (preview.is === 'none') return <Notice tone="info">{preview.reason}</Notice>;
  const isOut = state === 'sent' || state === 'written';
  return (
    <section aria-labelledby="preview" className="grid min-w-0 gap-3">
      <h2 id="preview" className="text-heading">
        {preview.is === 'as sent' ? 'As it was sent' : 'As it would be sent now'}
      </h2>
      {preview.is === 'as sent' ? (
        <p className="text-sm text-ink-soft">Links that let somebody in are left out.</p>
      ) : (
        isOut && <p className="text-sm text-ink-soft">Its own words were not stored.</p>
      )}
      <MailFrame html={preview.html} title={`Mail: ${preview.subject}`} />
      <details className="rounded-card border border-mist bg-sheet px-5">
        <summary className="flex min-h-11 items-center text-link">The same as plain text</summary>
        <pre dir="auto" className="pb-5 font-sans whitespace-pre-wrap wrap-anywhere">
          {preview.text}
        </pre>
      </details>
    </section>
  );
}
