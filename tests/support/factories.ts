import type { DayFacts, TourDossier } from '../../contracts/dossier/dossier.contract.ts';
import { EMPTY_DAY_FACTS, EMPTY_DOSSIER } from '../../contracts/dossier/empty-dossier.ts';
import type { Db } from '../../server/db/database.ts';
import type { SubscriberRow } from '../../server/db/desk-rows.ts';
import { newId } from '../../server/db/identifiers.ts';
import type {
  BookingRow,
  ContactMessageRow,
  MediaRow,
  ReviewRow,
  TourDayRow,
  TourRow,
  UserRow,
} from '../../server/db/schema.ts';
import { replaceSearchWords } from '../../server/db/search-words.ts';
import { hashPassword } from '../../server/features/accounts/passwords.ts';
import { insertUser } from '../../server/features/accounts/users.queries.ts';
import { insertContactMessage } from '../../server/features/contacts/contacts.queries.ts';
import { addEnquiry } from '../../server/features/enquiries/store/add-enquiry.ts';
import { setColumns } from '../../server/features/enquiries/store/enquiry-rows.ts';
import { storeEnquirySearchWords } from '../../server/features/enquiries/store/enquiry-search-words.ts';
import { searchTextsOfReview } from '../../server/features/reviews/reviews.queries.ts';
import { insertSubscriber } from '../../server/features/subscribers/subscribers.queries.ts';
import { slugOf } from '../../server/features/tours/tour-slug.ts';
import { insertTour } from '../../server/features/tours/tours.queries.ts';
import { newToken } from '../../server/http/session/tokens.ts';
import { inTransaction } from './database/in-transaction.ts';

export const PASSWORD = 'kanchenjunga at dawn';

let passwordHash: Promise<string> | undefined;
let made = 0;

/** The letters of references; digits are left out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';

/**
 * A word unique in this test process that no test's search begins with: `zzaab`. Numbers would not do: files of a run
 * share this count, and the 100th row would match a search for "100%".
 */
function next(): string {
  made += 1;
  let word = '';
  for (let rest = made; word.length < 3 || rest > 0; rest = Math.floor(rest / LETTERS.length)) {
    word = LETTERS[rest % LETTERS.length] + word;
  }
  return `zz${word}`;
}

const timestamp = () => new Date().toISOString();
const momentOf = (given: string | undefined) => (given === undefined ? new Date() : new Date(given));

export async function makeUser(db: Db, given: Partial<UserRow> = {}): Promise<UserRow> {
  passwordHash ??= hashPassword(PASSWORD);
  const word = next();
  const hash = await passwordHash;
  return inTransaction(db, async (trx) => {
    const user = await insertUser(trx, {
      username: given.username ?? `traveller ${word}`,
      email: given.email ?? `traveller-${word}@example.com`,
      passwordHash: hash,
      staffRole: given.staff_role ?? (given.role === 'admin' ? 'manager' : null),
      now: momentOf(given.created_at),
    });
    if (!user) throw new Error(`${given.email} has an account already.`);
    return trx
      .updateTable('users')
      .set({ ...user, ...given })
      .where('id', '=', user.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

/** Whose address is confirmed: only they can be made staff. */
export function makeProvedUser(db: Db, given: Partial<UserRow> = {}): Promise<UserRow> {
  return makeUser(db, { email_proved_at: timestamp(), ...given });
}

/** A manager, who may do all but what is the owner's. */
export function makeAdmin(db: Db, given: Partial<UserRow> = {}): Promise<UserRow> {
  return makeUser(db, { role: 'admin', ...given });
}

/** Sees and works on what is theirs and nobody's, unless the owner has set otherwise. */
export function makeAgent(db: Db, given: Partial<UserRow> = {}): Promise<UserRow> {
  return makeAdmin(db, { staff_role: 'agent', ...given });
}

export function makeReader(db: Db, given: Partial<UserRow> = {}): Promise<UserRow> {
  return makeAdmin(db, { staff_role: 'reader', ...given });
}

export function makeOwner(db: Db, given: Partial<UserRow> = {}): Promise<UserRow> {
  return makeAdmin(db, { staff_role: 'owner', ...given });
}

/** The files themselves do not exist. */
export function makePicture(db: Db, given: Partial<MediaRow> = {}): Promise<MediaRow> {
  const base = `/media/made/picture-${next()}`;
  return db
    .insertInto('media')
    .values({
      id: newId(),
      url: `${base}-800.webp`,
      alt: 'A lake between hills',
      width: 800,
      height: 533,
      dominant_colour: '#345678',
      widths: '[480,800]',
      focus_x: 50,
      focus_y: 50,
      is_uploaded: 1,
      original_name: 'lake.jpg',
      uploaded_by: null,
      created_at: timestamp(),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type GivenDay = Pick<TourDayRow, 'day' | 'title' | 'description'> & { facts?: Partial<DayFacts> };
export type GivenTour = Omit<Partial<TourRow>, 'dossier' | 'traits'> & {
  itinerary?: GivenDay[];
  dossier?: Partial<TourDossier>;
};

export async function makeTour(
  db: Db,
  { itinerary = [], dossier, ...given }: GivenTour = {},
): Promise<TourRow> {
  const values = {
    title: `Tour ${next()}`,
    city: 'Gangtok',
    address: 'MG Marg',
    distance: 120,
    price: 20_000,
    discount_price: 18_000,
    discount: 10,
    duration: '4 days, 3 nights',
    max_group_size: 12,
    description: 'Four days around Gangtok.',
    photo: '/media/scenes/gangtok-ropeway/card-1800.webp',
    featured: 0 as const,
    ...given,
  };
  const now = momentOf(given.created_at).toISOString();
  const parts = {
    itinerary: itinerary.map((day) => ({ ...day, facts: { ...EMPTY_DAY_FACTS, ...day.facts } })),
    dossier: { ...EMPTY_DOSSIER, ...dossier },
  };
  const tour = await insertTour(db, values, parts, { now, slug: given.slug ?? slugOf(values.title) });
  return db
    .updateTable('tours')
    .set({ ...tour, ...given, slug: tour.slug })
    .where('id', '=', tour.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function makeReview(db: Db, given: Partial<ReviewRow> = {}): Promise<ReviewRow> {
  const review = await db
    .insertInto('reviews')
    .values({
      id: newId(),
      tour_id: given.tour_id ?? (await makeTour(db)).id,
      user_id: null,
      username: `reviewer ${next()}`,
      rating: 4,
      review_text: 'Clear mornings, good drivers.',
      is_hidden: 0,
      reply: null,
      replied_at: null,
      created_at: timestamp(),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await replaceSearchWords(db, 'review', review.id, searchTextsOfReview(review));
  return review;
}

export async function makeEnquiry(db: Db, given: Partial<BookingRow> = {}): Promise<BookingRow> {
  const user = given.user_id === undefined ? await makeUser(db) : undefined;
  return inTransaction(db, async (trx) => {
    const sent = await addEnquiry(trx, {
      user_id: user?.id ?? null,
      user_email: user?.email ?? 'traveller@example.com',
      tour_name: 'Gangtok and Tsomgo lake',
      full_name: 'Asha Rai',
      phone: '+919800000000',
      guest_size: 2,
      book_at: '2099-04-01',
      created_at: timestamp(),
      ...given,
    });
    const enquiry = await trx
      .updateTable('bookings')
      .set({ reference: `TT-${next().toUpperCase()}`, ...given })
      .where('id', '=', sent.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await storeEnquirySearchWords(trx, [enquiry.id]);
    return enquiry;
  });
}

/** Like a correction by staff, but without its history. */
export function changeEnquiryRow(db: Db, id: string, values: Partial<BookingRow>): Promise<void> {
  return inTransaction(db, (trx) => setColumns(trx, id, values));
}

export async function makeSubscriber(db: Db, given: Partial<SubscriberRow> = {}): Promise<SubscriberRow> {
  const email = given.email ?? `reader-${next()}@example.com`;
  const { id } = await insertSubscriber(db, email, momentOf(given.subscribed_at));
  return db
    .updateTable('subscribers')
    .set({ leave_token: newToken(), asked_at: null, ...given })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function makeContactMessage(
  db: Db,
  given: Partial<ContactMessageRow> = {},
): Promise<ContactMessageRow> {
  const message = {
    name: given.name ?? `Writer ${next()}`,
    email: given.email ?? 'writer@example.com',
    mobile: given.mobile ?? '9800000000',
    tourType: 'Family' as const,
    message: given.message ?? 'Is Gurudongmar open in April?',
  };
  const created_at = given.created_at ?? timestamp();
  return inTransaction(db, async (trx) => {
    const id = await insertContactMessage(trx, message, momentOf(created_at));
    return trx
      .updateTable('contact_messages')
      .set({ created_at, ...given })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}
