import type { ReplyTemplateBody } from '../../../contracts/reply-templates/reply-templates.contract.ts';
import { TEMPLATE_LIMITS } from '../../../contracts/reply-templates/template-fields.ts';
import type { Db } from '../../db/database.ts';
import type { ReplyTemplateRow } from '../../db/reply-rows.ts';
import { conflict, notFound } from '../../http/faults/errors.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import {
  countTemplates,
  findTemplate,
  insertTemplate,
  lockTemplate,
  type TemplateContent,
  updateTemplate,
} from './reply-templates.queries.ts';

/** Throws where there is none, and for one that was deleted. */
export async function getTemplate(db: Db, id: string): Promise<ReplyTemplateRow> {
  return present(await findTemplate(db, id));
}

function present(row: ReplyTemplateRow | undefined): ReplyTemplateRow {
  if (!row || row.deleted_at !== null) throw notFound('template');
  return row;
}

export async function createTemplate(
  trx: Db,
  body: ReplyTemplateBody,
  by: StaffAction,
): Promise<ReplyTemplateRow> {
  await refuseTooMany(trx);
  const content = contentOf(body);
  const made = await insertTemplate(trx, content, by.now);
  await record(trx, { action: 'create', row: made, after: content }, by);
  return made;
}

/**
 * Throws where a colleague was faster. What changes nothing is not stored, nor noted, whichever version it was typed over:
 * the answer to the same save may have been lost.
 */
export async function changeTemplate(
  trx: Db,
  id: string,
  body: ReplyTemplateBody,
  by: StaffAction,
): Promise<ReplyTemplateRow> {
  const stored = present(await lockTemplate(trx, id));
  const after = contentOf(body);
  const names = Object.keys(after) as (keyof TemplateContent)[];
  const changed = names.filter((name) => after[name] !== stored[name]);
  if (changed.length === 0) return stored;
  if ((body.version ?? stored.version) !== stored.version)
    throw conflict('A colleague has changed this template in the meantime.');
  const row = await updateTemplate(trx, id, {
    ...after,
    version: stored.version + 1,
    updated_at: by.now.toISOString(),
  });
  const of = (content: TemplateContent) => Object.fromEntries(changed.map((name) => [name, content[name]]));
  await record(trx, { action: 'update', row, before: of(stored), after: of(after) }, by);
  return row;
}

/** For one that is so already nothing happens. */
export async function setTemplateDeleted(
  trx: Db,
  id: string,
  isDeleted: boolean,
  by: StaffAction,
): Promise<void> {
  const stored = await lockTemplate(trx, id);
  if (!stored) throw notFound('template');
  if ((stored.deleted_at !== null) === isDeleted) return;
  if (!isDeleted) await refuseTooMany(trx);
  await updateTemplate(trx, id, { deleted_at: isDeleted ? by.now.toISOString() : null });
  await record(trx, { action: isDeleted ? 'delete' : 'restore', row: stored }, by);
}

async function refuseTooMany(trx: Db): Promise<void> {
  const { count } = TEMPLATE_LIMITS;
  if ((await countTemplates(trx)) >= count)
    throw conflict(`There are ${count} templates already. Delete one that nobody uses first.`);
}

function contentOf({ name, destination, subject, text }: ReplyTemplateBody): TemplateContent {
  return { name, destination: destination ?? null, subject: subject ?? '', text };
}

type Deed = {
  action: string;
  row: ReplyTemplateRow;
  before?: Record<string, unknown>;
  after?: Record<string, unknown>;
};

function record(trx: Db, { action, row, before, after }: Deed, by: StaffAction) {
  return recordAudit(trx, {
    ...by,
    action: `reply-template.${action}`,
    subject: { kind: 'reply-template', id: row.id, label: row.name },
    ...(before && { before }),
    ...(after && { after }),
  });
}
