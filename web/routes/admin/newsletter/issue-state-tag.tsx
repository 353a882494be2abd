import type { IssueState } from '../../../../contracts/newsletter/issue-terms.ts';
import type { IssueFigures } from '../../../../contracts/newsletter/issues.contract.ts';
import { Tag, type TagTone } from '../lists/tag.tsx';

const LOOKS: Readonly<Record<IssueState, { text: string; tone: TagTone }>> = {
  draft: { text: 'Draft', tone: 'calm' },
  scheduled: { text: 'Scheduled', tone: 'attention' },
  sending: { text: 'Being sent', tone: 'attention' },
  paused: { text: 'Paused', tone: 'off' },
  sent: { text: 'Sent', tone: 'good' },
  stopped: { text: 'Stopped', tone: 'off' },
};

const WRITTEN = { text: 'Written to files', tone: 'attention' } as const;

type Props = { state: IssueState; figures?: Pick<IssueFigures, 'sent' | 'written'> };

/** An issue written to files only reached nobody: it is not called sent. */
export function IssueStateTag({ state, figures }: Props) {
  const isWritten = state === 'sent' && figures && figures.sent === 0 && figures.written > 0;
  const { text, tone } = isWritten ? WRITTEN : LOOKS[state];
  return <Tag tone={tone}>{text}</Tag>;
}
