import { AlarmClock, CalendarClock, CircleAlert, Hourglass } from 'lucide-react';
import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import { formatDay } from '../../../../contracts/india-time.ts';
import { formatDuration } from '../format-duration.ts';

const SHAPE = 'inline-flex w-fit items-center gap-1.5 rounded-2xl border px-2.5 py-0.5 text-sm text-ink';

const REPLY = {
  fresh: { icon: Hourglass, word: 'Fresh', colours: 'border-success bg-success-ground', ink: 'text-success' },
  waiting: { icon: Hourglass, word: 'Waiting', colours: 'border-marigold', ink: 'text-ink' },
  late: {
    icon: CircleAlert,
    word: 'Late',
    colours: 'border-rhododendron bg-error-ground',
    ink: 'text-rhododendron',
  },
} as const;

const ACTION = {
  later: { icon: CalendarClock, word: '', colours: 'border-mist', ink: 'text-ink-soft' },
  today: { icon: AlarmClock, word: 'Today: ', colours: 'border-marigold', ink: 'text-ink' },
  overdue: {
    icon: CircleAlert,
    word: 'Overdue: ',
    colours: 'border-rhododendron bg-error-ground',
    ink: 'text-rhododendron',
  },
} as const;

type Ages = Pick<DeskEnquiry, 'replyAge' | 'actionAge' | 'createdAt' | 'nextActionOn'>;

/** How long an unanswered enquiry waits, and when its next action is due: said in words, not by colour alone. */
export function AgeBadges({ replyAge, actionAge, createdAt, nextActionOn }: Ages) {
  return (
    <>
      {replyAge && <ReplyAge age={replyAge} since={createdAt} />}
      {actionAge && nextActionOn && <ActionAge age={actionAge} on={nextActionOn} />}
    </>
  );
}

function ReplyAge({ age, since }: { age: keyof typeof REPLY; since: string }) {
  const { icon: Icon, word, colours, ink } = REPLY[age];
  const seconds = (Date.now() - Date.parse(since)) / 1000;
  return (
    <span className={`${SHAPE} ${colours}`}>
      <Icon aria-hidden="true" className={`size-3.5 shrink-0 ${ink}`} />
      {word} {formatDuration(seconds)}
    </span>
  );
}

function ActionAge({ age, on }: { age: keyof typeof ACTION; on: string }) {
  const { icon: Icon, word, colours, ink } = ACTION[age];
  return (
    <span className={`${SHAPE} ${colours}`}>
      <Icon aria-hidden="true" className={`size-3.5 shrink-0 ${ink}`} />
      <span className="sr-only">Next action </span>
      {word}
      {formatDay(on)}
    </span>
  );
}
