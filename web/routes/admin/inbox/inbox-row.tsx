import { Luggage, MessageSquareText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { InboxItem } from '../../../../contracts/inbox/inbox.contract.ts';
import { ActionMenu, type MenuChoice } from '../enquiries/action-menu.tsx';
import { enquiryParts } from '../enquiries/list/enquiry-parts.tsx';
import { StatusBadge } from '../enquiries/status-badge.tsx';
import { DeskRow, type RowParts } from '../lists/desk-row.tsx';
import { nearMoment } from '../near-day.ts';
import { INBOX } from './load-inbox.ts';

const KIND = {
  enquiry: { icon: Luggage, word: 'Enquiry' },
  message: { icon: MessageSquareText, word: 'Message' },
} as const;

type Props = { item: InboxItem; isFirst: boolean; isOpen: boolean; actions: readonly MenuChoice[] };

/** An enquiry or a message on two lines, in the parts of the same row. */
export function InboxRow({ item, isFirst, isOpen, actions }: Props) {
  const [params] = useSearchParams();
  const parts = item.kind === 'enquiry' ? enquiryParts(item.enquiry) : messageParts(item);
  return (
    <DeskRow
      {...parts}
      id={item._id}
      to={{ pathname: INBOX.pathOf(item), search: params.toString() }}
      linkId={isFirst ? 'first-waiting' : undefined}
      isOpen={isOpen}
      box={<KindSign kind={item.kind} />}
      status={
        item.kind === 'enquiry' && item.enquiry.status !== 'new' ? (
          <>
            <span className="sr-only">{KIND.enquiry.word}, </span>
            <StatusBadge status={item.enquiry.status} />
          </>
        ) : (
          // In a narrow place the sign before the row says it alone: see `desk-row-status`.
          <span>{KIND[item.kind].word}</span>
        )
      }
      menu={<ActionMenu label={`More for ${parts.who}`} choices={actions} />}
    />
  );
}

function messageParts({ message }: Extract<InboxItem, { kind: 'message' }>): RowParts {
  return {
    who: message.name,
    origin: (
      <>
        <span className="tabular-nums">{message.reference}</span> · {nearMoment(message.createdAt)} ·{' '}
        {message.tourType}
      </>
    ),
    what: message.message,
    when: null,
    owner: message.owner,
    clock: message,
    due: message,
  };
}

function KindSign({ kind }: { kind: InboxItem['kind'] }) {
  const { icon: Icon, word } = KIND[kind];
  return (
    <span title={word} className="grid size-11 place-items-center text-ink-soft">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
