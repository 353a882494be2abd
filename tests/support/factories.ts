import type { Role } from '../../contracts/accounts.contract.ts';
import type { Db } from '../../server/db/database.ts';
import { newId } from '../../server/db/identifiers.ts';
import type {
  BookingRow,
  ContactMessageRow,
  MediaRow,
  ReviewRow,
  SubscriberRow,
  TourDayRow,
  TourRow,
  UserRow,
} from '../../server/db/schema.ts';
import { replaceSearchWords } from '../../server/db/search-words.ts';
import { hashPassword } from '../../server/features/accounts/passwords.ts';
import { searchTextsOfUser } from '../../server/features/accounts/users.queries.ts';
import { searchTextsOfReview } from '../../server/features/reviews/reviews.queries.ts';
import { searchTextOf, slugOf } from '../../server/features/tours/tour-slug.ts';

/** The password of every made user. */
export const PASSWORD = 'kanchenjunga at dawn';

let passwordHash: Promise<string> | undefined;
let made = 0;

/** As many as a reference may be made of, but for the digits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz';

/**
 * A word that no other row of this test process has, and that no search of a test begins with: `zzaab`. Numbers would
 * do the one and not the other: the files of a run share this count, and one day its 100th row is what "100%" finds.
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

export async function makeUser(db: Db, given: Partial<UserRow> = {}): Promise<UserRow> {
  passwordHash ??= hashPassword(PASSWORD);
  const word = next();
  const user = await db
    .insertInto('users')
    .values({
      id: newId(),
      username: `traveller ${word}`,
      email: `traveller-${word}@example.com`,
      password_hash: await passwordHash,
      role: 'user' satisfies Role,
      created_at: timestamp(),
      email_proved_at: null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await replaceSearchWords(db, 'user', user.id, searchTextsOfUser(user));
  return user;
}

export function makeAdmin(db: Db, given: Partial<UserRow> = {}): Promise<UserRow> {
  return makeUser(db, { role: 'admin', ...given });
}

/** In the site's own format: cut to two widths. Nothing stands behind its address. */
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
      unused_since: null,
      created_at: timestamp(),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

type GivenTour = Partial<TourRow> & { itinerary?: Pick<TourDayRow, 'day' | 'title' | 'description'>[] };

export async function makeTour(db: Db, { itinerary = [], ...given }: GivenTour = {}): Promise<TourRow> {
  const { title, city, address } = { title: `Tour ${next()}`, city: 'Gangtok', address: 'MG Marg', ...given };
  const tour = await db
    .insertInto('tours')
    .values({
      id: newId(),
      slug: slugOf(title),
      title,
      city,
      address,
      distance: 120,
      price: 20_000,
      discount_price: 18_000,
      discount: 10,
      duration: '4 days, 3 nights',
      days: 4,
      max_group_size: 12,
      description: 'Four days around Gangtok.',
      photo: '/media/scenes/gangtok-ropeway/card-1800.webp',
      featured: 0,
      search_text: searchTextOf({ title, city, address }),
      status: 'published',
      version: 1,
      created_at: timestamp(),
      updated_at: timestamp(),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (itinerary.length > 0) {
    const days = itinerary.map((day, position) => ({ ...day, tour_id: tour.id, position }));
    await db.insertInto('tour_days').values(days).execute();
  }
  return tour;
}

/** Of a tour of its own unless `tour_id` is given; by nobody with an account unless `user_id` is. */
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

/** By a traveller of its own unless `user_id` is given. */
export async function makeEnquiry(db: Db, given: Partial<BookingRow> = {}): Promise<BookingRow> {
  const user = given.user_id === undefined ? await makeUser(db) : undefined;
  return db
    .insertInto('bookings')
    .values({
      id: newId(),
      reference: `TT-${next().toUpperCase()}`,
      user_id: user?.id ?? null,
      user_email: user?.email ?? 'traveller@example.com',
      tour_name: 'Gangtok and Tsomgo lake',
      tour_id: null,
      full_name: 'Asha Rai',
      phone: '+919800000000',
      guest_size: 2,
      book_at: '2099-04-01',
      status: 'new',
      destination: 'Gangtok',
      source: 'site',
      owner_id: null,
      next_action_on: null,
      first_reply_at: null,
      merged_into: null,
      created_at: timestamp(),
      deleted_at: null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function makeSubscriber(db: Db, given: Partial<SubscriberRow> = {}): Promise<SubscriberRow> {
  const subscriber = await db
    .insertInto('subscribers')
    .values({ id: newId(), email: `reader-${next()}@example.com`, subscribed_at: timestamp(), ...given })
    .returningAll()
    .executeTakeFirstOrThrow();
  await replaceSearchWords(db, 'subscriber', subscriber.id, [subscriber.email]);
  return subscriber;
}

export async function makeContactMessage(
  db: Db,
  given: Partial<ContactMessageRow> = {},
): Promise<ContactMessageRow> {
  const message = await db
    .insertInto('contact_messages')
    .values({
      id: newId(),
      name: `Writer ${next()}`,
      email: 'writer@example.com',
      mobile: '9800000000',
      tour_type: 'Family',
      message: 'Is Gurudongmar open in April?',
      created_at: timestamp(),
      done_at: null,
      replied_at: null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const texts = [message.name, message.email, message.mobile, message.message];
  await replaceSearchWords(db, 'message', message.id, texts);
  return message;
}
