import { z } from 'zod';
import { cleanText, givenId, id, timestamp } from '../fields/text.contract.ts';
import {
  EXISTING,
  IMPORT_KINDS,
  IMPORT_LIMITS,
  IMPORT_STATES,
  NEW_TOUR_STATES,
  ROW_ACTIONS,
} from './import-terms.ts';

/** Any text: an unknown kind is simply not found. */
export const importKindParams = z.object({ kind: givenId });

/** `status`: what new tours become. `existing`: what happens to tours that are there already. */
export const importChoices = z.object(
  {
    status: z.enum(NEW_TOUR_STATES, { error: 'New tours are drafts, published, or as the file says.' }),
    existing: z.enum(EXISTING, { error: 'Tours that are there are replaced or left alone.' }),
  },
  { error: 'Say what becomes of new tours, and of those that are there.' },
);

export const importCounts = z.object({
  ...(Object.fromEntries(ROW_ACTIONS.map((action) => [action, z.number().int()])) as Record<
    (typeof ROW_ACTIONS)[number],
    z.ZodNumber
  >),
  /** New tours that the file or the choice wants published, and that become drafts. */
  heldBack: z.number().int(),
});

export const importInList = z.object({
  _id: id,
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  state: z.enum(IMPORT_STATES),
  createdAt: timestamp,
  storedAt: timestamp.nullable(),
  /** Null if it cannot be undone. */
  undoableUntil: timestamp.nullable(),
  madeBy: z.string(),
  counts: importCounts.nullable(),
});

const importField = z.object({ name: z.string(), label: z.string() });

const importColumn = z.object({
  name: z.string(),
  examples: z.array(z.string()),
  /** Empty: the column is not imported. */
  field: z.string(),
});

const rowFault = z.object({ column: z.string(), value: z.string(), message: z.string() });

const judgedRow = z.object({
  row: z.number().int(),
  label: z.string(),
  action: z.enum(ROW_ACTIONS),
  notes: z.array(z.string()),
  faults: z.array(rowFault),
  /** What was made of it, once it is stored. */
  subjectId: id.nullable(),
});

/** Names, or addresses of another site, as the file has them. */
const importPictures = z.object({ named: z.number().int(), missing: z.array(z.string()) });

export const importDetail = importInList.extend({
  version: z.number().int(),
  columns: z.array(importColumn),
  fields: z.array(importField),
  choices: importChoices,
  /** Fields without which no row can be stored. */
  lacking: z.array(z.string()),
  rowCount: z.number().int(),
  rows: z.array(judgedRow),
  pictures: importPictures.nullable(),
});

export const matchingBody = z.object({
  matching: z
    .array(
      z.string({ error: 'A field is a name.' }).max(64, 'There is no such field.').transform(cleanText),
      {
        error: 'Send a field for each column.',
      },
    )
    .max(IMPORT_LIMITS.columns, `A file has at most ${IMPORT_LIMITS.columns} columns.`),
  choices: importChoices,
});

/** `version`: what was looked at. It is refused if the matching was changed since. */
export const runImportBody = z.object({
  version: z.number({ error: 'Say which version you saw.' }).int().max(2_147_483_647),
});

export const importUndone = z.object({
  undone: z.number().int(),
  left: z.array(z.object({ row: z.number().int(), label: z.string(), reason: z.string() })),
});

export type ImportChoices = z.infer<typeof importChoices>;
export type ImportCounts = z.infer<typeof importCounts>;
export type ImportInList = z.infer<typeof importInList>;
export type ImportDetail = z.infer<typeof importDetail>;
export type ImportColumn = z.infer<typeof importColumn>;
export type JudgedRow = z.infer<typeof judgedRow>;
export type ImportUndone = z.infer<typeof importUndone>;
