import type { ReplyTemplateBody } from '../../../contracts/reply-templates/reply-templates.contract.ts';
import { TEMPLATE_LIMITS } from '../../../contracts/reply-templates/template-fields.ts';
import type { Db } from '../../db/database.ts';
import type { ReplyTemplateRow } from '../../db/desk-rows.ts';
import type { SiteAction } from '../../http/session/staff-action.ts';
import { keyOfChosen } from '../page-content/choices.queries.ts';
import { changeRecord, createRecord, lockRecord, type RecordKind } from '../records/versioned-records.ts';

export const TEMPLATE: RecordKind<ReplyTemplateRow> = {
  table: 'reply_templates',
  noun: 'template',
  auditKind: 'reply-template',
  limit: TEMPLATE_LIMITS.count,
  tooMany: `There are ${TEMPLATE_LIMITS.count} templates already. Delete one that nobody uses first.`,
  columns: ['name', 'destination', 'subject', 'text'],
};

export async function createTemplate(trx: Db, body: ReplyTemplateBody, by: SiteAction) {
  return createRecord(trx, TEMPLATE, await contentOf(trx, body), by);
}

export async function changeTemplate(trx: Db, id: string, body: ReplyTemplateBody, by: SiteAction) {
  const stored = await lockRecord(trx, TEMPLATE, id);
  const content = await contentOf(trx, body, stored.destination);
  return changeRecord(trx, TEMPLATE, { stored, content, version: body.version }, by);
}

async function contentOf(
  trx: Db,
  { name, destination, subject, text }: ReplyTemplateBody,
  before: string | null = null,
) {
  return { name, destination: await keyOfChosen(trx, destination, before), subject: subject ?? '', text };
}
