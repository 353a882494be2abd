import { AlarmClock, CalendarClock, CircleAlert } from 'lucide-react';
import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import { classNames } from '../../../ui/class-names.ts';
import { nearDay } from '../near-day.ts';

const LOOK = {
  later: { icon: CalendarClock, ink: 'text-ink-soft', dayText: nearDay },
  today: { icon: AlarmClock, ink: 'font-semibold', dayText: () => 'Today' },
  overdue: {
    icon: CircleAlert,
    ink: 'font-semibold text-rhododendron',
    dayText: (day: string) => `Overdue: ${nearDay(day)}`,
  },
} as const;

export type Due = Pick<DeskEnquiry, 'actionAge' | 'nextActionOn' | 'nextActionWords' | 'nextActionFor'>;

export function DueLine({ actionAge, nextActionOn, nextActionWords, nextActionFor }: Due) {
  if (!actionAge || !nextActionOn) return null;
  const { icon: Icon, ink, dayText } = LOOK[actionAge];
  const rest = [nextActionWords, nextActionFor?.username].filter(Boolean);
  return (
    <span className="text-sm wrap-anywhere">
      <Icon className={classNames('-mt-0.5 mr-1.5 inline size-3.5', ink)} />
      <span className="sr-only">Next action </span>
      <span className={ink}>{dayText(nextActionOn)}</span>
      {rest.length > 0 && ` · ${rest.join(' · ')}`}
    </span>
  );
}
