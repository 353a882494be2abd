import { CircleAlert, CircleCheck, Clock, Lock } from 'lucide-react';
import { href } from 'react-router';
import type { Delivery, DeskEvent } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import {
  ENQUIRY_FIELDS,
  type FactName,
  fieldOf,
  type Wish,
} from '../../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { formatDay, formatMoment, isDay } from '../../../../../../contracts/india-time.ts';
import type { MailState } from '../../../../../../contracts/mail/mail-terms.ts';
import { moneyEventText } from '../../../../../../contracts/money/money-event-text.ts';
import { ACCEPT_CHANNEL_NAMES } from '../../../../../../contracts/quotes/quote-terms.ts';
import { useMay } from '../../../../../features/session/use-may.ts';
import { classNames } from '../../../../../ui/class-names.ts';
import { ActionButton } from '../../../actions/action-button.tsx';
import { MAIL_STATES, timeText } from '../../../mail/mail-words.ts';
import { SentFiles } from '../../../replies/files/sent-files.tsx';
import { PageLink } from '../../../rights/page-link.tsx';
import { beginAction, showFailure } from '../../../toasts/show-toast.ts';
import { SOURCE, STATUS } from '../../desk-texts.ts';
import { formatPhone } from '../../format-phone.ts';
import { useDeskChanges } from '../../use-desk-changes.ts';

const nameOf = (fact: FactName) => fieldOf(fact).short ?? fieldOf(fact).name;

const WAITS = { icon: Clock, ink: 'text-ink-soft' };
const FAULT = { icon: CircleAlert, ink: 'text-rhododendron' };
const LOOK: Partial<Record<MailState, typeof WAITS>> = {
  sent: { icon: CircleCheck, ink: 'text-success' },
  retrying: FAULT,
  failed: FAULT,
  written: FAULT,
};

export function EventItem({ event }: { event: DeskEvent }) {
  const isInternal = event.kind === 'note';
  return (
    <li
      className={classNames(
        'border-l-2 pl-4',
        isInternal ? 'border-marigold rounded-r-field bg-mist/60 py-2 pr-3' : 'border-mist',
      )}
    >
      <p className="font-semibold wrap-anywhere">
        {isInternal && <Lock className="-mt-0.5 mr-1.5 inline size-4" />}
        {eventText(event)}
      </p>
      <p className="text-sm text-ink-soft">
        <bdi>{event.by}</bdi> · {formatMoment(event.at)}
        {event.happenedTo && <span className="whitespace-nowrap"> · {event.happenedTo}</span>}
      </p>
      {'text' in event && event.text && (
        <p dir="auto" className="mt-1.5 whitespace-pre-line wrap-anywhere">
          {event.text}
        </p>
      )}
      {event.kind === 'reply' && (
        <>
          <SentFiles files={event.files} />
          <DeliveryState delivery={event.delivery} />
        </>
      )}
      {event.kind === 'merged' && event.undoId && <UndoMerge undoId={event.undoId} />}
    </li>
  );
}

function UndoMerge({ undoId }: { undoId: string }) {
  const { takeBack } = useDeskChanges();
  const mayWork = useMay('work-on-enquiries');

  async function undo() {
    const begun = beginAction();
    await takeBack(undoId).catch((error) => showFailure('Failed to undo the merge', error, { begun }));
  }

  if (!mayWork) return null;
  return (
    <ActionButton variant="quiet" className="-ml-4 px-4" onPress={undo}>
      Undo the merge
    </ActionButton>
  );
}

function DeliveryState({ delivery }: { delivery: Delivery }) {
  const { state, reason, mailId, at } = delivery;
  if (state === 'unknown') return null;
  const { icon: Icon, ink } = LOOK[state] ?? WAITS;
  return (
    <p className="mt-1.5 flex gap-1.5 text-sm">
      <Icon className={`mt-0.5 size-4 shrink-0 ${ink}`} />
      <span className="min-w-0 wrap-anywhere">
        {[MAIL_STATES[state].text, timeText({ state, at, reason })].filter(Boolean).join(' ')}
        {reason && <span className="block text-ink-soft">{reason}</span>}
        {mailId && (
          <PageLink to={href('/admin/mail/:id', { id: mailId })} className="ml-2 text-link">
            The mail
          </PageLink>
        )}
      </span>
    </p>
  );
}

type Corrected = Extract<DeskEvent, { kind: 'corrected' }>['facts'];

/** "date 12 Apr 2027 → 20 Apr 2027, people 2 → 4" */
function correctedText(facts: Corrected): string {
  return facts
    .map(({ fact, from, to }) => `${nameOf(fact)} ${valueText(from)} → ${valueText(to)}`)
    .join(', ');
}

function valueText(value: string): string {
  if (value === '') return '–';
  if (isDay(value)) return formatDay(value);
  return value.startsWith('+') ? formatPhone(value) : value;
}

function holdsText(holds: Wish[] | undefined): string {
  return holds?.length
    ? `, with its ${holds.map((wish) => (wish in ENQUIRY_FIELDS ? nameOf(wish as FactName) : wish)).join(', ')}`
    : '';
}

function quoteEventText({ what, number, channel }: Extract<DeskEvent, { kind: 'quote' }>): string {
  const how = channel ? ` (${ACCEPT_CHANNEL_NAMES[channel].toLowerCase()})` : '';
  return `Quotation ${number} ${what}${how}`;
}

function eventText(event: DeskEvent): string {
  switch (event.kind) {
    case 'received':
      return event.source === 'site' ? 'Sent on the website' : `Taken: ${SOURCE[event.source]}`;
    case 'status':
      return `${STATUS[event.from].text} → ${STATUS[event.to].text}`;
    case 'note':
      return 'Internal note';
    case 'reply':
      return `Mail: ${event.subject || 'text erased'}`;
    case 'whatsapp':
      return 'WhatsApp message';
    case 'call':
      return 'Call';
    case 'owner':
      return event.to ? `Owner: ${event.to}` : `No owner any more (was ${event.from})`;
    case 'next_action':
      if (!event.to) return event.words === undefined ? 'Next action done' : 'Next action removed';
      return [
        `Next action on ${formatDay(event.to)}`,
        ...(event.words ? [`: ${event.words}`] : []),
        ...(event.forWhom ? [` (${event.forWhom})`] : []),
      ].join('');
    case 'action_done':
      return event.words ? `Done: ${event.words}` : 'Next action done';
    case 'quote':
      return quoteEventText(event);
    case 'money':
      return moneyEventText(event);
    case 'asked':
      return `Asked about quotation ${event.number}`;
    case 'corrected':
      return event.facts.length > 0 ? `Corrected: ${correctedText(event.facts)}` : 'Corrected: text erased';
    case 'merged':
      return `${event.reference} was merged into ${event.happenedTo ?? 'this one'}${holdsText(event.holds)}`;
    case 'merged_into':
      return `Merged into ${event.reference}`;
    case 'unmerged':
    case 'separated':
      return `Separated from ${event.reference} again`;
    case 'wrote':
      return 'Wrote this message';
    case 'made_from':
      return `Made of the message ${event.reference}`;
    case 'became':
      return `Became the enquiry ${event.reference}`;
    case 'parted':
      return `Is the enquiry ${event.reference} no more`;
    case 'binned':
      return 'Moved to the bin';
    case 'restored':
      return 'Restored from the bin';
    case 'erased':
      return 'Erased at the traveller’s wish';
  }
}
