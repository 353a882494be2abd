import { phonePieces, toPlainPhone } from '../../../../contracts/fields/digits.ts';
import { batchesOf } from '../../../db/batches.ts';
import type { Db } from '../../../db/database.ts';
import type { BookingRow } from '../../../db/schema.ts';
import { insertSearchWords, replaceManySearchWords } from '../../../db/search-words.ts';
import { endOfPhone } from '../../../db/words-of-texts.ts';
import { SEARCHED_EVENTS } from '../../follow-up/follow-up.ts';
import { familiesOf } from '../merges.queries.ts';
import { addedWords } from './facts.ts';

type Searched = Pick<
  BookingRow,
  'full_name' | 'phone' | 'phone_typed' | 'user_email' | 'reference' | 'tour_name'
>;

export function searchTextsOfEnquiry(
  row: Searched,
  { noted, tourTitle }: { noted: readonly string[]; tourTitle: string | undefined },
): string[] {
  const { full_name, phone, phone_typed, user_email, reference, tour_name } = row;
  const said = [full_name, phone, ...endOfPhone(phone), user_email, reference, tour_name];
  return [
    ...said,
    ...phonePieces(toPlainPhone(phone_typed ?? '')),
    ...(tourTitle ? [tourTitle] : []),
    ...noted,
  ];
}

export async function storeFirstSearchWords(
  trx: Db,
  row: BookingRow,
  tourTitle: string | undefined,
): Promise<void> {
  const texts = searchTextsOfEnquiry(row, { noted: Object.values(addedWords(row)), tourTitle });
  await insertSearchWords(trx, 'booking', new Map([[row.id, texts]]));
}

export async function storeEnquirySearchWords(trx: Db, ids: readonly string[]): Promise<void> {
  for (const batch of batchesOf(ids)) {
    const families = await familiesOf(trx, batch);
    const rows = [...families.values()].flat();
    const [noted, titles] = [await findNoted(trx, rows), await findTitles(trx, rows)];
    const said = (row: BookingRow) =>
      searchTextsOfEnquiry(row, { noted: [], tourTitle: titles.get(row.tour_id ?? '') });
    // Short fields of all first: long texts may fill the limit.
    const texts = [...families].map(
      ([id, family]) =>
        [
          id,
          [
            ...family.flatMap(said),
            ...family.flatMap((row) => Object.values(addedWords(row))),
            ...family.flatMap((row) => noted.get(row.id) ?? []),
          ],
        ] as const,
    );
    await replaceManySearchWords(trx, 'booking', new Map(texts));
  }
}

async function findNoted(trx: Db, rows: readonly BookingRow[]): Promise<Map<string, string[]>> {
  if (rows.length === 0) return new Map();
  const events = await trx
    .selectFrom('booking_events')
    .select(['booking_id', 'body'])
    .where(
      'booking_id',
      'in',
      rows.map((row) => row.id),
    )
    .where('kind', 'in', SEARCHED_EVENTS)
    // If there are too many, the latest notes win.
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const byEnquiry = Map.groupBy(events, (event) => event.booking_id);
  return new Map(
    [...byEnquiry].map(([id, own]) => [id, own.map((event) => String(JSON.parse(event.body).text))]),
  );
}

async function findTitles(trx: Db, rows: readonly BookingRow[]): Promise<Map<string, string>> {
  const ids = [...new Set(rows.flatMap((row) => row.tour_id ?? []))];
  if (ids.length === 0) return new Map();
  const tours = await trx.selectFrom('tours').select(['id', 'title']).where('id', 'in', ids).execute();
  return new Map(tours.map(({ id, title }) => [id, title]));
}
