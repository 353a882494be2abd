import type { ImportKindName, RowAction } from '../../../contracts/imports/import-terms.ts';
import type { ImportChoices } from '../../../contracts/imports/imports.contract.ts';
import type { Db } from '../../db/database.ts';
import type { StaffAction } from '../../http/session/staff-action.ts';
import type { Codec } from './codecs/codec.ts';

export type ImportField = {
  /** Where the value belongs in the body: `pricing.extraBed`. */
  name: string;
  label: string;
  /** What others call it, in English and Hindi, in lower case. */
  also?: readonly string[];
  /** Tells a column by what is in it, if its name says nothing. */
  looksLike?: RegExp;
  as: Codec;
  example: string;
};

type Told = { also?: string; example?: string; looksLike?: RegExp };

/** `also`: names with a comma between. */
export function field(
  name: string,
  label: string,
  as: Codec,
  { also, example = '', looksLike }: Told = {},
): ImportField {
  return {
    name,
    label,
    as,
    example,
    ...(also && { also: also.split(', ') }),
    ...(looksLike && { looksLike }),
  };
}

/** By the names of the fields. What is not in a file, or empty, is not there. */
export type Values = Readonly<Record<string, unknown>>;

export type Judged = {
  action: RowAction;
  label: string;
  notes?: string[];
  /** By paths of the body; `''` for the row itself. */
  faults?: Readonly<Record<string, string>>;
  body?: unknown;
  existingId?: string;
  /** Not published, though it is wanted so. */
  isHeldBack?: boolean;
};

export type Stored = { subjectId: string; undo: unknown };

export type Imported = { subjectId: string; undo: unknown };

export type Judge = (values: Values) => Promise<Judged>;

export type OpenJudge = { db: Db; choices: ImportChoices; now: Date; rows: readonly Values[] };

export type ImportKind = {
  kind: ImportKindName;
  maxRows: number;
  /** By the names of fields: what a file of this agency would have there. */
  ownExamples?: (db: Db) => Promise<Readonly<Record<string, string | undefined>>>;
  /** Some fields come once for each day or party that the file has. */
  fieldsFor: (header: readonly string[]) => readonly ImportField[];
  /** Of each list one field at least. */
  needed: readonly (readonly string[])[];
  openJudge: (asked: OpenJudge) => Promise<Judge>;
  store: (trx: Db, judged: Judged, by: StaffAction) => Promise<Stored>;
  /** Undefined, or why it stays. */
  undo: (trx: Db, imported: Imported, by: StaffAction) => Promise<string | undefined>;
  labelOf: (db: Db, subjectId: string) => Promise<string>;
  /** Names of pictures that a row asks for. */
  picturesOf?: (values: Values) => string[];
  /** What visitors see is changed. */
  isOnSite?: true;
};
