import { staffEnquiryBody } from '../../../../contracts/enquiries/desk-work.contract.ts';
import type { EnquiryStatus } from '../../../../contracts/enquiries/enquiry-terms.ts';
import { startOfDay, todayInIndia } from '../../../../contracts/india-time.ts';
import { mapInTurns, readInBatches } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import type { StaffAction } from '../../../http/session/staff-action.ts';
import { readPhone, readPhoneNumber } from '../../enquiries/arrival/phone-number.ts';
import { addPastEnquiry, type PastEnquiry, removePastEnquiry } from '../../enquiries/past-enquiries.ts';
import { fold } from '../codecs/codec.ts';
import type { Imported, ImportKind, Judge, Judged, OpenJudge, Stored, Values } from '../import-kind.ts';
import { CUSTOMER_FIELDS } from './customer-fields.ts';

export const CUSTOMER_IMPORT: ImportKind = {
  kind: 'customers',
  maxRows: 1_000,
  fieldsFor: () => CUSTOMER_FIELDS,
  needed: [['phone']],
  openJudge,
  store,
  undo,
  async labelOf(db, id) {
    const row = await findEnquiry(db, id);
    return row ? `${row.full_name}, ${row.tour_name}` : 'An enquiry that is gone';
  },
};

const findEnquiry = (db: Db, id: string) =>
  db.selectFrom('bookings').selectAll().where('id', '=', id).executeTakeFirst();

const NO_PHONE = 'Without a phone number nobody is found again. Bring addresses alone as subscribers.';

async function openJudge({ db, now, rows }: OpenJudge): Promise<Judge> {
  const phones = await mapInTurns(rows, 200, ({ phone }) => readPhoneNumber(String(phone ?? '')) ?? '');
  const known = await readInBatches([...new Set(phones)], (batch) =>
    db.selectFrom('bookings').select(['phone', 'tour_name', 'book_at']).where('phone', 'in', batch).execute(),
  );
  const seen = new Set(
    known.flatMap(({ phone, tour_name, book_at }) => [phone, keyOf(phone, tour_name, book_at)]),
  );
  const today = todayInIndia(now);
  return async (values) => {
    const { travel: _words, createdAt, status, ...told } = values;
    const travel = travelOf(values);
    const label = [values.fullName ?? values.phone, values.tourName].filter(Boolean).join(', ');
    if (!values.phone) return { action: 'fault', label, faults: { phone: NO_PHONE } };
    if (status === 'spam') return { action: 'skip', label, notes: ['Spam stays out.'] };
    const { data, error } = staffEnquiryBody.safeParse({ source: 'phone', ...told, ...travel });
    const faults = Object.fromEntries(
      (error?.issues ?? []).map(({ path, message }) => [fieldOf(path.join('.')), message]),
    );
    const phone = readPhone(String(values.phone));
    if (phone.fault !== undefined) faults.phone = phone.fault;
    if (createdAt !== undefined && !isPast(createdAt, today))
      faults.createdAt = 'Write a day that is past, as 15/3/25.';
    const wanted = statusOf(status, travel.bookAt, today);
    if (wanted === undefined) faults.status = 'Say Completed, Cancelled, Confirmed or Contacted.';
    if (!data || !wanted || phone.phone === undefined || Object.keys(faults).length > 0)
      return { action: 'fault', label, faults };
    const key = data.tourName ? keyOf(phone.phone, data.tourName, data.bookAt ?? null) : phone.phone;
    if (seen.has(key)) return { action: 'skip', label, notes: ['This is there already.'] };
    seen.add(key).add(phone.phone);
    const on =
      (createdAt as string | undefined) ?? (data.bookAt && data.bookAt < today ? data.bookAt : undefined);
    const body: PastEnquiry = {
      ...{ told: data, phone: phone.phone, phone_typed: phone.typed, status: wanted },
      created_at: on ? startOfDay(on) : now.toISOString(),
    };
    return { action: 'new', label, body };
  };
}

const keyOf = (phone: string, tour: string, day: string | null) => JSON.stringify([phone, fold(tour), day]);

const isDay = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text);
const isPast = (day: unknown, today: string) => isDay(day) && !Number.isNaN(Date.parse(day)) && day <= today;

/** Words where no day is written: "after Puja". */
function travelOf({ travel }: Values): { bookAt?: string; travelWords?: string } {
  if (travel === undefined) return {};
  return isDay(travel) ? { bookAt: travel } : { travelWords: String(travel) };
}

const fieldOf = (path: string) => (path === 'bookAt' || path === 'travelWords' ? 'travel' : path);

/** Of a trip without a word on how it ended, its day tells. */
function statusOf(told: unknown, bookAt: string | undefined, today: string): EnquiryStatus | undefined {
  if (told === undefined)
    return bookAt === undefined ? 'cancelled' : bookAt < today ? 'completed' : 'contacted';
  return ['new', 'contacted', 'confirmed', 'completed', 'cancelled'].includes(String(told))
    ? (told as EnquiryStatus)
    : undefined;
}

async function store(trx: Db, { body }: Judged, by: StaffAction): Promise<Stored> {
  const enquiry = body as PastEnquiry;
  return { subjectId: await addPastEnquiry(trx, enquiry, by), undo: { status: enquiry.status } };
}

function undo(trx: Db, { subjectId, undo }: Imported): Promise<string | undefined> {
  return removePastEnquiry(trx, subjectId, (undo as Pick<BookingRow, 'status'>).status);
}
