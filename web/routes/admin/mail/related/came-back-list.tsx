import { formatMoment } from '../../../../../contracts/india-time.ts';
import type { BounceAction } from '../../../../../contracts/mail/mail-terms.ts';
import type { CameBack } from '../../../../../contracts/mail/manage-mail.contract.ts';

const WORDS: Record<BounceAction, string> = {
  failed: 'It came back',
  delayed: 'A mail server is still trying',
  complaint: 'The recipient marked it as spam',
  other: 'Something came back: look for it, unread, in the bounce mailbox',
};

export function CameBackList({ cameBack }: { cameBack: CameBack }) {
  if (cameBack.length === 0) return null;
  return (
    <ul className="mt-2 grid gap-2">
      {cameBack.map(({ action, status, words, at }) => (
        <li key={`${at} ${words}`} className="text-sm wrap-anywhere">
          <span className="font-semibold">{WORDS[action]}</span>{' '}
          <time dateTime={at} className="text-ink-soft">
            {formatMoment(at)}
          </time>
          {(status || words) && (
            <q className="block text-ink-soft">{[status, words].filter(Boolean).join(' ')}</q>
          )}
        </li>
      ))}
    </ul>
  );
}
