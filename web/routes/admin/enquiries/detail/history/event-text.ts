import type { DeskEvent } from '../../../../../../contracts/enquiries/desk-history.contract.ts';
import { formatDay } from '../../../../../../contracts/india-time.ts';
import { SOURCE, STATUS } from '../../desk-texts.ts';

/** What happened, as a line of the history. */
export function eventText(event: DeskEvent): string {
  switch (event.kind) {
    case 'received':
      return event.source === 'site' ? 'Sent on the website' : `Taken: ${SOURCE[event.source]}`;
    case 'status':
      return `${STATUS[event.from].text} → ${STATUS[event.to].text}`;
    case 'note':
      return 'Note';
    case 'reply':
      return `Mail: ${event.subject || 'text erased'}`;
    case 'whatsapp':
      return 'WhatsApp message';
    case 'call':
      return 'Call';
    case 'owner':
      return event.to ? `Owner: ${event.to}` : `No owner any more (was ${event.from})`;
    case 'next_action':
      return event.to ? `Next action on ${formatDay(event.to)}` : 'Next action done';
    case 'merged':
      return `${event.reference} was merged into ${event.happenedTo ?? 'this one'}`;
    case 'merged_into':
      return `Merged into ${event.reference}`;
    case 'unmerged':
    case 'separated':
      return `Separated from ${event.reference} again`;
    case 'binned':
      return 'Moved to the bin';
    case 'restored':
      return 'Restored from the bin';
    case 'erased':
      return 'Erased at the traveller’s wish';
  }
}
