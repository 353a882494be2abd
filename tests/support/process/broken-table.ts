import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Answer } from '../../../contracts/answers.contract.ts';
import type { EditableSettings } from '../../../contracts/settings/settings.contract.ts';
import { SQLITE_FILE } from '../../../server/db/database.ts';
import { callApi, signInByApi } from '../e2e/call-api.ts';
import { ADMIN, type ServerProcess } from './server-process.ts';

function rename({ dataDir }: ServerProcess, table: string, to: string): void {
  // The site may be writing at the same time.
  const database = new DatabaseSync(join(dataDir, SQLITE_FILE), { timeout: 20_000 });
  database.exec(`alter table ${table} rename to ${to}`);
  database.close();
}

export const breakTable = (server: ServerProcess, name: string) => rename(server, name, `${name}_away`);
export const mendTable = (server: ServerProcess, name: string) => rename(server, `${name}_away`, name);

/** Saves a setting unchanged, which makes every cached page stale. */
export async function announceChange(server: ServerProcess): Promise<void> {
  const token = await signInByApi(server, ADMIN);
  const { data } = await callApi<Answer<EditableSettings>>(server, 'GET', '/settings/editable', { token });
  const body = { basedOn: data.updatedAt, agencyName: data.values.agencyName };
  await callApi(server, 'PUT', '/settings', { token, body });
}
