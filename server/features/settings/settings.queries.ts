import {
  type BusinessSettings,
  businessSettings,
  type SiteSettings,
} from '../../../contracts/settings.contract.ts';
import type { Db } from '../../db/database.ts';

/** The business settings with the names of those that are still placeholders. Throws when they were never stored. */
export async function loadSettings(db: Db): Promise<SiteSettings> {
  const rows = await db.selectFrom('settings').selectAll().execute();
  const values = Object.fromEntries(rows.map((row) => [row.name, JSON.parse(row.value)]));
  const placeholders = rows.filter((row) => row.is_placeholder === 1).map((row) => row.name);
  return { ...businessSettings.parse(values), placeholders };
}

/** Stores placeholders for settings that have no value yet; what staff have set stays. Answers the names of the new ones. */
export async function insertPlaceholders(
  db: Db,
  placeholders: BusinessSettings,
  now: Date,
): Promise<string[]> {
  const rows = Object.entries(placeholders).map(([name, value]) => ({
    name,
    value: JSON.stringify(value),
    is_placeholder: 1 as const,
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
