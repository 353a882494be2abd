import type { OwnSite } from '../../../contracts/demo/own-site.contract.ts';
import type { OwnSiteKind } from '../../../contracts/demo/own-site-kinds.ts';
import type { Db } from '../../db/database.ts';
import type { Database } from '../../db/schema.ts';

const TABLES = {
  ...{ enquiry: 'bookings', message: 'contact_messages', customer: 'customers', subscriber: 'subscribers' },
  ...{ issue: 'newsletter_issues', mail: 'outbox', tour: 'tours', review: 'reviews', place: 'stops' },
  ...{ road: 'roads', person: 'team_members', template: 'reply_templates', picture: 'media' },
} as const satisfies Partial<Record<OwnSiteKind, keyof Database>>;

/** All that would go, in the bin or not. */
export async function countSite(db: Db): Promise<OwnSite['counts']> {
  const counted = {} as Record<keyof typeof TABLES, number>;
  for (const [kind, table] of Object.entries(TABLES) as [keyof typeof TABLES, 'tours'][]) {
    const { count } = await db
      .selectFrom(table)
      .select((of) => of.fn.countAll().as('count'))
      .executeTakeFirstOrThrow();
    counted[kind] = Number(count);
  }
  const accounts = await db.selectFrom('users').select(['role', 'staff_role']).execute();
  const pages = await db.selectFrom('page_content_versions').select('key').distinct().execute();
  return {
    ...counted,
    page: pages.length,
    traveller: accounts.filter(({ role }) => role === 'user').length,
    colleague: accounts.filter(({ role, staff_role }) => role === 'admin' && staff_role !== 'owner').length,
  };
}
