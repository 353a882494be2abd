import type { BookingEventRow } from '../../../server/db/schema.ts';
import type { EventBody } from '../../../server/features/enquiries/store/enquiry-events.ts';
import { DAY_MS, earlier, type GeneratorContext } from './generator-context.ts';
import type { FullEnquiry } from './make-enquiry.ts';
import { NOTES } from './word-lists.ts';

export function eventsOf(context: GeneratorContext, enquiry: FullEnquiry): BookingEventRow[] {
  const { random, staff, until } = context;
  const actor = staff.length > 0 ? random.pick(staff) : undefined;
  const created = new Date(enquiry.created_at);
  const events: BookingEventRow[] = [];

  function add({ kind, ...body }: EventBody, at: Date, isStaff = true): void {
    const when = earlier(at, until);
    events.push({
      id: random.id(when),
      booking_id: enquiry.id,
      kind,
      actor_id: isStaff ? (actor?.id ?? null) : null,
      actor_name: isStaff ? (actor?.username ?? 'Former staff') : 'Website',
      body: JSON.stringify(body),
      created_at: when.toISOString(),
    });
  }

  add({ kind: 'received', source: enquiry.source }, created, enquiry.source !== 'site');
  if (random.percent(25)) add({ kind: 'note', text: random.pick(NOTES) }, later(created, random.fraction()));
  if (enquiry.first_reply_at) {
    const repliedAt = new Date(enquiry.first_reply_at);
    add({ kind: 'call', text: 'Called back.' }, repliedAt);
    if (enquiry.status !== 'contacted')
      add({ kind: 'status', from: 'contacted', to: enquiry.status }, later(repliedAt, random.whole(1, 12)));
  }
  return events;
}

function later(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * DAY_MS);
}
