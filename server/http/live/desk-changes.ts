import { z } from 'zod';
import { liveMessage } from '../../../contracts/live/live.contract.ts';
import { CHANGE_KINDS, type ChangeKind } from '../../../contracts/live/live-terms.ts';
import type { Database } from '../../db/schema.ts';
import type { ProcessLine } from '../../pages/cache/site-changes.ts';

/** Null: no page waits for it, or it changes together with another table. */
const KINDS: Record<keyof Database, ChangeKind | null> = {
  arrivals: null,
  audit_log: 'history',
  booking_changes: null,
  booking_events: 'enquiries',
  booking_merges: 'enquiries',
  bookings: 'enquiries',
  bounce_mailboxes: null,
  bounce_notes: 'mail',
  changed_tours: null,
  daily_sums: null,
  consents: null,
  // Looking at customers writes links: announcing that would make all pages look again.
  customers: null,
  customer_items: null,
  customer_notes: 'customers',
  customer_changes: 'customers',
  contact_events: 'messages',
  contact_messages: 'messages',
  contact_replies: 'messages',
  demo_records: null,
  document_counters: null,
  documents: 'enquiries',
  email_confirmations: null,
  heartbeat: null,
  idempotency_keys: null,
  import_rows: null,
  imports: 'history',
  issue_links: null,
  known_browsers: null,
  mail_departures: null,
  unproved_departures: null,
  mail_trouble: 'mail',
  mail_turns: null,
  mail_words: 'words',
  media: 'tours',
  media_videos: 'tours',
  money_entries: 'enquiries',
  morning_mails: null,
  newsletter_issues: 'issues',
  outbox: 'mail',
  ownership_offers: 'users',
  password_resets: null,
  payment_references: null,
  open_payments: null,
  payment_reminders: null,
  private_links: null,
  quotes: 'enquiries',
  recovery_codes: null,
  page_content_media: null,
  page_contents: null,
  // What is published may be the menu, or names of destinations.
  page_content_versions: 'settings',
  reply_file_parts: null,
  reply_files: null,
  reply_templates: null,
  review_invitations: null,
  review_pictures: 'reviews',
  reviews: 'reviews',
  roads: 'roads',
  saved_tours: null,
  search_words: null,
  second_factors: 'users',
  sessions: null,
  settings: 'settings',
  sign_in_failures: null,
  spam_marks: null,
  staff_departures: 'users',
  staff_invitations: 'users',
  stops: 'tours',
  subscriber_links: null,
  subscribers: 'subscribers',
  tax_rules: 'settings',
  team_members: 'tours',
  team_member_tours: 'tours',
  tour_days: 'tours',
  tour_pictures: 'tours',
  tour_roads: 'tours',
  tour_stops: 'tours',
  tours: 'tours',
  unreachable_addresses: 'mail',
  users: 'users',
};

/** Milliseconds. The first change is sent at once, later ones together. */
const TOGETHER_MS = 250;

/** Whose a thing is stays on the server. */
const deskNote = z.object({
  kinds: liveMessage.shape.kinds,
  presence: z
    .array(liveMessage.shape.presence.unwrap().element.extend({ whose: z.array(z.string()) }))
    .optional(),
});

export type DeskNote = z.output<typeof deskNote>;
export type KnownPresence = NonNullable<DeskNote['presence']>[number];

export type DeskChanges = ReturnType<typeof createDeskChanges>;

export function createDeskChanges(processes: ProcessLine) {
  const listeners = new Set<(note: DeskNote) => void>();
  const waiting = new Set<ChangeKind>();
  let pause: NodeJS.Timeout | undefined;

  const hear = (note: DeskNote) => {
    for (const listener of listeners) listener(note);
  };

  function tell(note: DeskNote): void {
    hear(note);
    processes.tell(JSON.stringify(note));
  }

  function tellWaiting(): void {
    pause = undefined;
    if (waiting.size === 0) return;
    tell({ kinds: [...waiting] });
    waiting.clear();
    pause = setTimeout(tellWaiting, TOGETHER_MS).unref();
  }

  processes.onTold((text) => {
    const note = readNote(text);
    if (note) hear(note);
  });
  // Either side may have written while the connection was down.
  processes.onMissed(() => tell({ kinds: [...CHANGE_KINDS] }));

  return {
    noteWritten(tables: Iterable<string>): void {
      for (const table of tables) {
        const kind = kindOfTable(table);
        if (kind) waiting.add(kind);
      }
      if (!pause) tellWaiting();
    },
    tellPresence: (presence: KnownPresence) => tell({ presence: [presence] }),
    subscribe(listener: (note: DeskNote) => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Undefined if a process of another version sends an unknown note. */
function readNote(text: string): DeskNote | undefined {
  try {
    return deskNote.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function kindOfTable(table: string): ChangeKind | undefined {
  return Object.hasOwn(KINDS, table) ? (KINDS[table as keyof Database] ?? undefined) : undefined;
}
