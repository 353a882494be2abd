import type { Opening, StoredOpening } from '../../../contracts/opening/opening.contract.ts';
import { START_STEPS, type StartStep, type WantedToOpen } from '../../../contracts/opening/start-steps.ts';
import type { SiteSettings } from '../../../contracts/settings/settings.contract.ts';
import type { Db } from '../../db/database.ts';
import { listPublishedKeys } from '../page-content/page-content.queries.ts';
import { loadSettings } from '../settings/settings.queries.ts';

export async function presentOpening(db: Db, stored: StoredOpening): Promise<Opening> {
  const settings = await loadSettings(db);
  const { placeholders } = settings;
  const isSet = (...names: string[]) => names.every((name) => !placeholders.includes(name));
  const pages: string[] = await listPublishedKeys(db);
  const hasTours = await countTours(db);
  const isDone: Record<StartStep, boolean> = {
    agency: isSet('agencyName'),
    reach: isSet('phones', 'email'),
    look: pages.includes('look'),
    destinations: pages.includes('destinations'),
    mail: await hasSentTestMail(db),
    tour: hasTours.published,
  };
  const isThere: Record<WantedToOpen, boolean> = {
    name: isSet('agencyName'),
    phone: isSet('phones'),
    email: isSet('email'),
    tour: hasTours.published,
    policies: pages.includes('policies'),
    placeholders: !placeholders.some((name) => name !== 'agencyName' && isShown(settings, name)),
  };
  const missing = Object.entries(isThere).flatMap(([name, is]) => (is ? [] : [name as WantedToOpen]));
  return {
    ...{ ...stored, done: START_STEPS.filter((step) => isDone[step]), missing },
    ...{ hasDraftTour: hasTours.draft, demo: await findDemo(db) },
  };
}

/** Of an empty one pages show nothing. */
function isShown(settings: SiteSettings, name: string): boolean {
  const value = settings[name as keyof SiteSettings];
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

async function countTours(db: Db): Promise<{ draft: boolean; published: boolean }> {
  const rows = await db.selectFrom('tours').select('status').distinct().execute();
  const statuses = rows.map(({ status }) => status);
  return {
    draft: statuses.includes('draft'),
    published: statuses.includes('published'),
  };
}

async function findDemo(db: Db): Promise<Opening['demo']> {
  const record = await db.selectFrom('demo_records').select('id').limit(1).executeTakeFirst();
  if (record) return 'here';
  const emptied = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'site.begin-anew')
    .limit(1)
    .executeTakeFirst();
  return emptied ? 'emptied' : null;
}

async function hasSentTestMail(db: Db): Promise<boolean> {
  const sent = await db
    .selectFrom('audit_log')
    .select('id')
    .where('action', '=', 'mail.test')
    .where('after', '=', JSON.stringify({ outcome: 'sent' }))
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}
