import type { StoredSiteBackup } from '../../../contracts/demo/own-site.contract.ts';
import { type StoredOpening, storedOpening } from '../../../contracts/opening/opening.contract.ts';
import { type KnownSettings, knownSettings, NAMELESS } from '../../../contracts/settings/known-settings.ts';
import { DEFAULT_LATE_AFTER, type LateAfter } from '../../../contracts/settings/late-after.ts';
import { DEFAULT_REPLY_WITHIN } from '../../../contracts/settings/reply-within.ts';
import {
  businessSettings,
  type EditableSettings,
  NEVER_PLACEHOLDERS,
  type SiteSettings,
  type StoredSettings,
  storedSettings,
} from '../../../contracts/settings/settings.contract.ts';
import type { Db } from '../../db/database.ts';

/** Throws if the settings were never stored, as most functions here do. */
export async function loadSettings(db: Db): Promise<SiteSettings> {
  const { values, placeholders } = await readAll(db);
  const settings = businessSettings.parse(values);
  const { openedAt } = storedOpening.partial().parse(values.opening ?? {});
  return {
    ...settings,
    agencyName: settings.agencyName || NAMELESS,
    placeholders,
    isOpen: openedAt !== null,
  };
}

export async function loadKnownSettings(db: Db): Promise<KnownSettings> {
  return knownSettings(await loadSettings(db));
}

/** Works even if the settings are missing or broken, because a reset link must go out. */
export async function findMailSettings(db: Db): Promise<KnownSettings> {
  const { values, placeholders } = await readAll(db);
  const read = businessSettings.partial().safeParse(values);
  const known = read.success ? read.data : {};
  const { agencyName, tagline = '' } = known;
  for (const name of placeholders) delete known[name as keyof typeof known];
  return { ...known, agencyName: agencyName || NAMELESS, tagline };
}

export async function findKnownEmail(db: Db): Promise<KnownSettings['email']> {
  const stored = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', 'email')
    .where('is_placeholder', '=', 0)
    .executeTakeFirst();
  return stored && businessSettings.shape.email.parse(JSON.parse(stored.value));
}

export async function findReplyWithin(db: Db): Promise<string> {
  const stored = await findStored(db, 'replyWithin');
  return businessSettings.shape.replyWithin.safeParse(stored).data ?? DEFAULT_REPLY_WITHIN;
}

export async function areReviewsHeld(db: Db): Promise<boolean> {
  return (await findStored(db, 'areReviewsHeld')) === true;
}

export async function findLateAfter(db: Db): Promise<LateAfter> {
  return storedSettings.shape.lateAfter.catch(DEFAULT_LATE_AFTER).parse(await findStored(db, 'lateAfter'));
}

export async function findSecondFactorRoles(db: Db): Promise<StoredSettings['secondFactorRoles']> {
  return storedSettings.shape.secondFactorRoles.catch([]).parse(await findStored(db, 'secondFactorRoles'));
}

export async function findAgentsSee(db: Db): Promise<StoredSettings['agentsSee']> {
  return storedSettings.shape.agentsSee.catch('own').parse(await findStored(db, 'agentsSee'));
}

export async function findAgencyName(db: Db): Promise<string | undefined> {
  return businessSettings.shape.agencyName.safeParse(await findStored(db, 'agencyName')).data || undefined;
}

/** What the site notes of itself, among what staff set. */
type SiteState = { opening: StoredOpening; siteBackup: StoredSiteBackup };

export async function storeState<Name extends keyof SiteState>(
  trx: Db,
  name: Name,
  state: SiteState[Name],
  now: Date,
): Promise<void> {
  const row = { value: JSON.stringify(state), is_placeholder: 0 as const, updated_at: now.toISOString() };
  await trx
    .insertInto('settings')
    .values({ name, ...row })
    .onConflict((on) => on.column('name').doUpdateSet(row))
    .execute();
}

export async function findStored(db: Db, name: keyof StoredSettings | keyof SiteState): Promise<unknown> {
  const stored = await db.selectFrom('settings').select('value').where('name', '=', name).executeTakeFirst();
  return stored && JSON.parse(stored.value);
}

export async function loadEditableSettings(db: Db): Promise<EditableSettings> {
  const { values, placeholders, updatedAt } = await readAll(db);
  return { values: storedSettings.parse(values), placeholders, updatedAt };
}

async function readAll(db: Db) {
  const rows = await db.selectFrom('settings').selectAll().orderBy('name').execute();
  return {
    values: Object.fromEntries(rows.map((row) => [row.name, JSON.parse(row.value)])),
    placeholders: rows.filter((row) => row.is_placeholder === 1).map((row) => row.name),
    updatedAt:
      rows
        .map((row) => row.updated_at)
        .sort()
        .at(-1) ?? '',
  };
}

export async function insertPlaceholders(db: Db, placeholders: StoredSettings, now: Date): Promise<string[]> {
  const rows = Object.entries(placeholders).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
    is_placeholder: NEVER_PLACEHOLDERS.includes(name) ? (0 as const) : (1 as const),
    updated_at: now.toISOString(),
  }));
  const stored = await db
    .insertInto('settings')
    .values(rows)
    .onConflict((on) => on.column('name').doNothing())
    .returning('name')
    .execute();
  return stored.map((row) => row.name);
}

/** What staff have set stays. */
export async function replacePlaceholders(trx: Db, values: StoredSettings, now: Date): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await trx
      .updateTable('settings')
      .set({ value: JSON.stringify(value), updated_at: now.toISOString() })
      .where('name', '=', name)
      .where('is_placeholder', '=', 1)
      .execute();
}

export async function replaceSetting(
  trx: Db,
  name: string,
  value: unknown,
  { basedOn, updatedAt }: { basedOn: string; updatedAt: string },
): Promise<boolean> {
  const stored = await trx
    .updateTable('settings')
    .set({ value: JSON.stringify(value), is_placeholder: 0, updated_at: updatedAt })
    .where('name', '=', name)
    .where('updated_at', '<=', basedOn)
    .returning('name')
    .executeTakeFirst();
  return stored !== undefined;
}
