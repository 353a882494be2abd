import { CircleAlert, Hourglass, type LucideIcon, PhoneCall } from 'lucide-react';
import type { ReactNode } from 'react';
import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import { formatDuration } from '../format-duration.ts';

const SHAPE = 'inline-flex w-fit items-center gap-1.5 rounded-2xl border px-2.5 py-0.5 text-sm text-ink';

const REPLY = {
  // Plain on purpose: the late one must stand out among many fresh ones.
  fresh: { icon: Hourglass, word: 'Fresh', colours: 'border-transparent px-0! text-ink-soft!', ink: '' },
  waiting: { icon: Hourglass, word: 'Waiting', colours: 'border-marigold', ink: 'text-ink' },
  late: {
    icon: CircleAlert,
    word: 'Late',
    colours: 'border-rhododendron bg-error-ground',
    ink: 'text-rhododendron',
  },
} as const;

const CALL = { ...REPLY.late, icon: PhoneCall };

export type Ages = Pick<DeskEnquiry, 'replyAge' | 'createdAt'> & { isUnreachable?: boolean };

export function AgeBadges({ replyAge, createdAt, isUnreachable = false }: Ages) {
  return (
    <>
      {isUnreachable && <Badge look={CALL}>Call: mails do not arrive</Badge>}
      {replyAge && (
        <Badge look={REPLY[replyAge]}>
          {REPLY[replyAge].word} {formatDuration((Date.now() - Date.parse(createdAt)) / 1000)}
        </Badge>
      )}
    </>
  );
}

export function AgeSign({ replyAge, isUnreachable = false }: Ages) {
  const pressing = 'font-semibold text-rhododendron';
  if (isUnreachable) return <span className={pressing}>Call</span>;
  if (replyAge === 'late') return <span className={pressing}>Late</span>;
  return replyAge && <span className="text-ink-soft">{REPLY[replyAge].word}</span>;
}

type Look = { icon: LucideIcon; colours: string; ink: string };

function Badge({ look: { icon: Icon, colours, ink }, children }: { look: Look; children: ReactNode }) {
  return (
    <span className={`${SHAPE} ${colours}`}>
      <Icon className={`size-3.5 shrink-0 ${ink}`} />
      {children}
    </span>
  );
}
