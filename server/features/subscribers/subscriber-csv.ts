import { clockTimeOf } from '../../../contracts/india-time.ts';
import type { ConsentRow } from '../../db/consent-rows.ts';
import type { Db } from '../../db/database.ts';
import { idsOf } from '../../db/identifiers.ts';
import { eachRow, type Page } from '../../db/paging.ts';
import type { CsvColumn } from '../../http/calls/csv.ts';
import { findConsents, reasonTextOf } from './present-subscriber.ts';
import { type ListedSubscriber, positionOfSubscriber, stateOf } from './subscribers.queries.ts';

type CsvRow = ListedSubscriber & { consent: ConsentRow | undefined };

const time = (moment: string | null | undefined) => (moment ? clockTimeOf(moment) : null);

export const SUBSCRIBER_COLUMNS: readonly CsvColumn<CsvRow>[] = [
  { header: 'Email', value: (row) => row.email },
  { header: 'Subscribed', value: (row) => clockTimeOf(row.subscribed_at) },
  { header: 'State', value: stateOf },
  { header: 'Asked', value: (row) => time(row.asked_at) },
  { header: 'Confirmed', value: (row) => time(row.confirmed_at) },
  { header: 'Left', value: (row) => time(row.left_at) },
  { header: 'Reason', value: (row) => reasonTextOf(row.leave_reason) },
  { header: 'In their words', value: (row) => row.leave_text },
  { header: 'Bounced', value: (row) => time(row.bounced_at) },
  { header: 'Consent', value: (row) => row.consent?.wording ?? null },
  { header: 'Consent version', value: (row) => row.consent?.version ?? null },
  { header: 'Consent given', value: (row) => time(row.consent?.given_at) },
  { header: 'Consent from', value: (row) => row.consent?.network ?? null },
];

export function csvRowsOf(
  db: Db,
  listPage: (page: Page) => Promise<ListedSubscriber[]>,
): AsyncIterable<CsvRow> {
  return eachRow(async (page) => {
    const rows = await listPage(page);
    const consents = await findConsents(db, idsOf(rows));
    return rows.map((row) => ({ ...row, consent: consents.get(row.id)?.[0] }));
  }, positionOfSubscriber);
}
