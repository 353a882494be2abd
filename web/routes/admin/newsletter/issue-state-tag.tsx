import type { IssueState } from '../../../../contracts/newsletter/issue-terms.ts';
import { Tag, type TagTone } from '../lists/tag.tsx';

const LOOKS: Readonly<Record<IssueState, { text: string; tone: TagTone }>> = {
  draft: { text: 'Draft', tone: 'calm' },
  scheduled: { text: 'Scheduled', tone: 'attention' },
  sending: { text: 'Being sent', tone: 'attention' },
  paused: { text: 'Paused', tone: 'off' },
  sent: { text: 'Sent', tone: 'good' },
  stopped: { text: 'Stopped', tone: 'off' },
};

export function IssueStateTag({ state }: { state: IssueState }) {
  const { text, tone } = LOOKS[state];
  return <Tag tone={tone}>{text}</Tag>;
}
