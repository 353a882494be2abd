import type { DeskEvent } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import {
  ENQUIRY_FIELDS,
  type FactName,
  fieldOf,
  type Wish,
} from '../../../../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { formatDay, isDay } from '../../../../../../contracts/india-time.ts';
import { SOURCE, STATUS } from '../../desk-texts.ts';
import { formatPhone } from '../../format-phone.ts';

const nameOf = (fact: FactName) => fieldOf(fact).short ?? fieldOf(fact).name;

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

export function eventText(event: DeskEvent): string {
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
