import { createHash } from 'node:crypto';
import {
  type DocumentKind,
  documentNumber,
  financialYearOf,
  seriesOf,
} from '../../../contracts/money/document-terms.ts';
import {
  type DocumentInList,
  type IssuedDocument,
  issuedDocument,
} from '../../../contracts/money/documents.contract.ts';
import type { Db } from '../../db/database.ts';
import { newId } from '../../db/identifiers.ts';
import type { DocumentRow } from '../../db/money-rows.ts';

export type GivenNumber = Pick<DocumentRow, 'series' | 'year' | 'sequence' | 'number'>;

/** The counter's row is locked until the transaction ends, and counts back if it fails: no gap, and none twice. */
export async function takeNumber(
  trx: Db,
  { prefix, kind, day }: { prefix: string; kind: DocumentKind; day: string },
): Promise<GivenNumber> {
  const series = seriesOf(prefix, kind);
  const year = financialYearOf(day);
  const { next } = await trx
    .insertInto('document_counters')
    .values({ series, year, next: 2 })
    .onConflict((on) =>
      on.columns(['series', 'year']).doUpdateSet((row) => ({ next: row('document_counters.next', '+', 1) })),
    )
    .returning('next')
    .executeTakeFirstOrThrow();
  const sequence = next - 1;
  return { series, year, sequence, number: documentNumber(series, year, sequence) };
}

type NewDocument = Pick<DocumentRow, 'booking_id' | 'of_document_id' | 'entry_id'> & {
  given: GivenNumber;
  content: IssuedDocument;
  now: Date;
};

export async function insertDocument(
  trx: Db,
  { given, content, now, ...about }: NewDocument,
): Promise<DocumentRow> {
  const frozen = JSON.stringify(content);
  return trx
    .insertInto('documents')
    .values({
      ...{ ...about, ...given, frozen, id: newId(), kind: content.kind, day: content.day },
      sha256: createHash('sha256').update(frozen).digest('hex'),
      issued_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export type ParsedDocument = DocumentRow & { content: IssuedDocument };

export async function listDocuments(db: Db, enquiryIds: readonly string[]): Promise<ParsedDocument[]> {
  const rows = await db
    .selectFrom('documents')
    .selectAll()
    .where('booking_id', 'in', [...enquiryIds])
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, content: contentOf(row) }));
}

export function findDocument(db: Db, id: string): Promise<DocumentRow | undefined> {
  return db.selectFrom('documents').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Whether rules of this day are on paper already. */
export async function isIssuedSince(db: Db, day: string): Promise<boolean> {
  const found = await db
    .selectFrom('documents')
    .select('id')
    .where('day', '>=', day)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export const contentOf = ({ frozen }: Pick<DocumentRow, 'frozen'>): IssuedDocument =>
  issuedDocument.parse(JSON.parse(frozen));

export function presentDocument({ content, ...row }: ParsedDocument): DocumentInList {
  return {
    ...{ _id: row.id, kind: row.kind, title: content.title, number: row.number, day: row.day },
    ...{ issuedAt: row.issued_at, total: content.amounts.total, sha256: row.sha256 },
  };
}

/** Of an enquiry, or of one that was merged into it. */
export function findDocumentOf(db: Db, enquiryId: string, id: string): Promise<DocumentRow | undefined> {
  return db
    .selectFrom('documents')
    .innerJoin('bookings', 'bookings.id', 'documents.booking_id')
    .selectAll('documents')
    .where('documents.id', '=', id)
    .where((row) => row.or([row('bookings.id', '=', enquiryId), row('bookings.merged_into', '=', enquiryId)]))
    .executeTakeFirst();
}

const AT_ONCE = 200;

/** Of a month of India, `2027-03`, in the order of their numbers. */
export async function* eachDocumentOf(db: Db, month: string) {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('documents')
      .selectAll()
      .where('day', '>=', `${month}-01`)
      .where('day', '<=', `${month}-31`)
      .where('id', '>', after)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute();
    for (const row of rows) yield { row, content: contentOf(row) };
    if (rows.length < AT_ONCE) return;
    after = rows.at(-1)?.id ?? after;
  }
}
