import type { FastifyPluginAsync } from 'fastify';
import { IMPORT_LIMITS, type ImportKindName } from '../../../contracts/imports/import-terms.ts';
import type { ImportChoices } from '../../../contracts/imports/imports.contract.ts';
import { dayOf } from '../../../contracts/india-time.ts';
import type { Db } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { createChange } from '../../http/calls/create-change.ts';
import { sendCsv } from '../../http/calls/csv.ts';
import { serveCalls } from '../../http/calls/serve-calls.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import { recordAudit } from '../audit/audit.queries.ts';
import { withPictureForms } from '../media/picture-forms.ts';
import { getKind, IMPORT_KINDS_BY_NAME } from './import-kinds.ts';
import { changeImport, deleteImport, findEarlier, insertImport, listImports } from './imports.queries.ts';
import { readImport } from './judge-rows.ts';
import { loadFaultyRows, loadImport, presentImport } from './load-import.ts';
import { guessMatching } from './match-columns.ts';
import { readUploadedSheet } from './read-file/read-upload.ts';
import { FAULT_COLUMN, type WrittenSheet } from './read-file/sheet.ts';
import { getOpen, runImport, subjectOf, undoImport } from './run-import.ts';
import { eachTour, tourColumns } from './tours/export-tours.ts';

/** Rows that a guess looks at. */
const LOOKED_AT = 20;

export function importRoutes({ db, now, siteChanges }: Deps): FastifyPluginAsync {
  const change = createChange({ db, now });
  const routes = serveCalls({
    async listImports() {
      return { data: (await listImports(db)).map((row) => presentImport(row, now())) };
    },

    async beginImport(request) {
      const { kind, maxRows } = getKind(request.params.kind);
      const { fileName, sheet } = await readUploadedSheet(request, maxRows);
      const id = await change(request, (trx, by) => begin(trx, { kind, fileName, sheet }, by));
      return { data: await loadImport(db, id, now()) };
    },

    async getImport(request) {
      return { data: await loadImport(db, request.params.id, now()) };
    },

    async matchImport(request) {
      const { id } = request.params;
      await change(request, async (trx) => {
        const found = await getOpen(trx, id);
        const { header, fields } = readImport(found);
        const { matching, choices } = request.body;
        const known = new Set(fields.map(({ name }) => name));
        const chosen = header.map((_, column) => {
          const name = matching[column] ?? '';
          return known.has(name) && matching.indexOf(name) === column ? name : '';
        });
        await changeImport(trx, id, { matching: JSON.stringify(chosen), choices: JSON.stringify(choices) });
      });
      return { data: await loadImport(db, id, now()) };
    },

    async runImport(request) {
      const { id } = request.params;
      const { kind } = await change(request, (trx, by) => runImport(trx, id, request.body.version, by));
      if (IMPORT_KINDS_BY_NAME[kind].isOnSite) await siteChanges.announce();
      return { data: await loadImport(db, id, now()) };
    },

    async undoImport(request) {
      const { id } = request.params;
      const data = await change(request, (trx, by) => undoImport(trx, id, by));
      await siteChanges.announce();
      return { data };
    },

    async deleteImport(request) {
      await change(request, async (trx, by) => {
        const found = await getOpen(trx, request.params.id);
        await deleteImport(trx, found.id);
        await recordAudit(trx, { ...by, action: 'import.delete', subject: subjectOf(found) });
      });
      return {};
    },

    async exportImportFaults(request, reply) {
      const { header, rows } = await loadFaultyRows(db, request.params.id, now());
      const columns = [FAULT_COLUMN, ...header].map((name, at) => ({
        header: name,
        value: (cells: string[]) => cells[at] ?? '',
      }));
      return sendCsv(reply, {
        fileName: `faults-${dayOf(now())}.csv`,
        columns,
        rows: eachOf(rows),
      });
    },

    async exportTours(_request, reply) {
      const columns = await tourColumns(db);
      return sendCsv(reply, { fileName: `tours-${dayOf(now())}.csv`, columns, rows: eachTour(db) });
    },

    async getImportExample(request, reply) {
      const { kind, fieldsFor, ownExamples } = getKind(request.params.kind);
      const own = (await ownExamples?.(db)) ?? {};
      const fields = fieldsFor([]).map(({ name, label, example }) => ({
        label,
        example: own[name] ?? example,
      }));
      const columns = fields
        .filter(({ example }) => example !== '')
        .map(({ label, example }) => ({ header: label, value: () => example }));
      return sendCsv(reply, { fileName: `example-${kind}.csv`, columns, rows: eachOf([undefined]) });
    },
  });
  return withPictureForms(routes, IMPORT_LIMITS.sheetBytes);
}

type Begun = { kind: ImportKindName; fileName: string; sheet: WrittenSheet };

async function begin(trx: Db, { kind, fileName, sheet }: Begun, by: StaffAction): Promise<string> {
  const fields = IMPORT_KINDS_BY_NAME[kind].fieldsFor(sheet.header);
  const earlier = await findEarlier(trx, kind, sheet.header);
  const first = sheet.rows.slice(0, LOOKED_AT).map(({ cells }) => JSON.parse(cells) as string[]);
  const examples = sheet.header.map((_, column) => first.map((cells) => cells[column] ?? ''));
  const matching = earlier
    ? (JSON.parse(earlier.matching) as string[])
    : guessMatching(sheet.header, examples, fields);
  const guessed: ImportChoices = {
    status: matching.includes('status') ? 'file' : 'draft',
    existing: 'replace',
  };
  const choices = earlier ? (JSON.parse(earlier.choices) as ImportChoices) : guessed;
  const { id } = await insertImport(trx, { kind, fileName, sheet, matching, choices }, by);
  return id;
}

async function* eachOf<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows;
}
