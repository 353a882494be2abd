import type { MailProgress } from '../../../../contracts/mail/manage-mail.contract.ts';
import { Tag } from '../lists/tag.tsx';
import { MAIL_STATES, timeText } from './mail-words.ts';

export function MailStateTag({ mail }: { mail: MailProgress }) {
  const { tone, text } = MAIL_STATES[mail.state];
  const time = timeText(mail);
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <Tag tone={tone}>{text}</Tag>
      {time && <span className="text-sm text-ink-soft">{time}</span>}
    </span>
  );
}
