import {
  type EnquirySource,
  type EnquiryStatus,
  isOpenStatus,
} from '../../../contracts/enquiries/enquiry-terms.ts';
import { NOTHING_ADDED } from '../../../contracts/enquiries/fields-of-an-enquiry.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import { FIRST_DESTINATIONS } from '../../../contracts/page-content/destinations-content.ts';
import type { BookingRow } from '../../../server/db/schema.ts';
import { DAY_MS, earlier, type GeneratorContext, momentOf, type Traveller } from './generator-context.ts';
import type { RandomSource } from './random-source.ts';
import { FIRST_NAMES, LAST_NAMES } from './word-lists.ts';

export type FullEnquiry = BookingRow;

const SIGNS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const HOUR_MS = 3_600_000;

const SOURCES: [EnquirySource, number][] = [
  ['site', 78],
  ['phone', 10],
  ['whatsapp', 8],
  ['email', 2],
  ['walk_in', 2],
];
const STATUSES: [days: number, weights: [EnquiryStatus, number][]][] = [
  [
    7,
    [
      ['new', 40],
      ['contacted', 40],
      ['confirmed', 8],
      ['cancelled', 5],
      ['spam', 7],
    ],
  ],
  [
    60,
    [
      ['new', 4],
      ['contacted', 45],
      ['confirmed', 26],
      ['cancelled', 18],
      ['spam', 7],
    ],
  ],
  [
    Number.POSITIVE_INFINITY,
    [
      ['contacted', 12],
      ['confirmed', 3],
      ['completed', 34],
      ['cancelled', 44],
      ['spam', 7],
    ],
  ],
];

export function makeEnquiry(context: GeneratorContext): FullEnquiry {
  const { random, until, staff } = context;
  const created = momentOf(context);
  const ageDays = (until.getTime() - created.getTime()) / DAY_MS;
  const status = random.weighted(STATUSES.find(([days]) => ageDays < days)?.[1] ?? []);
  const source = random.weighted(SOURCES);
  const isAnswered = status !== 'new' && status !== 'spam';
  const isOpen = isOpenStatus(status);
  return {
    id: random.id(created),
    reference: newReference(context),
    ...sender(context, source),
    ...destination(context),
    ...NOTHING_ADDED,
    guest_size: random.weighted([
      [1, 6],
      [2, 40],
      [3, 14],
      [4, 20],
      [6, 12],
      [9, 5],
      [14, 2],
      [30, 1],
    ]),
    book_at: dayOf(new Date(created.getTime() + random.whole(3, 160) * DAY_MS)),
    status,
    source,
    owner_id: isAnswered && staff.length > 0 && random.percent(80) ? random.pick(staff).id : null,
    next_action_on:
      isOpen && random.percent(30) ? dayOf(new Date(until.getTime() + random.whole(-4, 21) * DAY_MS)) : null,
    first_reply_at: isAnswered ? replyAt(context, created, source).toISOString() : null,
    ...{ phone_typed: null, travel_words: null, child_ages: null, single_rooms: null, extra_beds: null },
    ...{ asked_price: null, first_wish: null, next_action_words: null, next_action_for: null },
    merged_into: null,
    created_at: created.toISOString(),
    deleted_at: random.percent(0.5)
      ? new Date(until.getTime() - random.whole(1, 25) * DAY_MS).toISOString()
      : null,
  };
}

function replyAt({ random, until }: GeneratorContext, created: Date, source: EnquirySource): Date {
  if (source === 'phone' || source === 'walk_in') return created;
  return earlier(new Date(created.getTime() + random.skewed(3) * HOUR_MS), until);
}

type Sender = Pick<BookingRow, 'user_id' | 'user_email' | 'full_name' | 'phone'>;

function sender({ random, travellers }: GeneratorContext, source: EnquirySource): Sender {
  const known: Traveller | undefined = travellers.length > 0 ? random.pick(travellers) : undefined;
  if (known && (source === 'site' || random.percent(30))) {
    const { id, email, username, phone } = known;
    return { user_id: source === 'site' ? id : null, user_email: email, full_name: username, phone };
  }
  const full_name = `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;
  const phone = `+91${random.whole(7_000_000_000, 9_999_999_999)}`;
  return {
    user_id: null,
    user_email: addressOf(full_name, random),
    full_name,
    phone,
  };
}

/** For people without an account. Namesakes get different addresses, or they would be one customer. */
export function addressOf(name: string, random: RandomSource): string {
  return `${name.replace(' ', '.').toLowerCase()}.${random.whole(100_000, 999_999_999)}@example.com`;
}

function destination({
  random,
  tours,
}: GeneratorContext): Pick<BookingRow, 'tour_name' | 'tour_id' | 'destination'> {
  if (tours.length > 0 && random.percent(80)) {
    const tour = tours[Math.floor(random.fraction() ** 2 * tours.length)];
    if (tour) return { tour_name: tour.title, tour_id: tour.id, destination: tour.city };
  }
  const place = random.pick(FIRST_DESTINATIONS);
  return { tour_name: place, tour_id: null, destination: place };
}

function newReference({ random, takenReferences }: GeneratorContext): string {
  for (;;) {
    const reference = `TT-${Array.from({ length: 5 }, () => SIGNS[random.whole(0, SIGNS.length - 1)]).join('')}`;
    if (takenReferences.has(reference)) continue;
    takenReferences.add(reference);
    return reference;
  }
}
