import { Luggage, MessageSquareText } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { DeskEnquiry } from '../../../../contracts/enquiries/desk.contract.ts';
import { shortenText } from '../../../../contracts/fields/shorten-text.ts';
import type { InboxItem } from '../../../../contracts/inbox/inbox.contract.ts';
import { enquiryParts } from '../enquiries/list/enquiry-parts.tsx';
import { StatusBadge } from '../enquiries/status-badge.tsx';
import { ActionMenu, type MenuChoice } from '../lists/action-menu.tsx';
import { SelectRow } from '../lists/choosing/select-row.tsx';
import { DeskRow, type RowParts } from '../lists/desk-row.tsx';
import { nearMoment } from '../near-day.ts';
import { contentOf, INBOX } from './load-inbox.ts';

const KIND = {
  enquiry: { icon: Luggage, word: 'Enquiry' },
  message: { icon: MessageSquareText, word: 'Message' },
} as const;

type Props = {
  item: InboxItem;
  isFirst: boolean;
  isOpen: boolean;
  isChosen: boolean;
  onToggle: () => void;
  actions: readonly MenuChoice[];
};

/** Characters; no row has room for more. */
const FIRST_WORDS = 200;

export function InboxRow({ item, isFirst, isOpen, isChosen, onToggle, actions }: Props) {
  const [params] = useSearchParams();
  const parts = item.kind === 'enquiry' ? partsOfWaiting(item.enquiry) : messageParts(item);
  return (
    <DeskRow
      {...parts}
      id={item._id}
      to={{ pathname: INBOX.pathOf(item), search: params.toString() }}
      linkId={isFirst ? 'first-waiting' : undefined}
      isOpen={isOpen}
      isChosen={isChosen}
      box={
        actions.length > 0 ? (
          <SelectRow
            label={`Choose ${parts.who}, ${contentOf(item).reference}`}
            isChosen={isChosen}
            onToggle={onToggle}
          >
            <KindSign kind={item.kind} />
          </SelectRow>
        ) : (
          <KindSign kind={item.kind} />
        )
      }
      status={
        item.kind === 'enquiry' && item.enquiry.status !== 'new' ? (
          <>
            <span className="sr-only">{KIND.enquiry.word}, </span>
            <StatusBadge status={item.enquiry.status} />
          </>
        ) : (
          <span>{KIND[item.kind].word}</span>
        )
      }
      menu={actions.length > 0 && <ActionMenu label={`More for ${parts.who}`} choices={actions} />}
    />
  );
}

const partsOfWaiting = (enquiry: DeskEnquiry): RowParts => ({
  ...enquiryParts(enquiry),
  words: shortenText(enquiry.message, FIRST_WORDS),
});

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
    <span title={word} className="text-ink-soft">
      <Icon className="size-3.5" />
    </span>
  );
}
