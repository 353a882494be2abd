import type { ImportKindName, ImportState } from '../../contracts/imports/import-terms.ts';
import type { WithDefaults } from './with-defaults.ts';

export type ImportRow = {
  id: string;
  kind: ImportKindName;
  file_name: string;
  state: ImportState;
  /** JSON: the names of the columns. A later file with the same ones is matched as this one was. */
  header: string;
  /** JSON: a field for each column, or an empty text. */
  matching: string;
  /** JSON: `ImportChoices`. */
  choices: string;
  /** JSON: how many rows of each action were stored. */
  outcome: string | null;
  version: number;
  /** The name of who imported it. */
  made_by: string;
  created_at: string;
  stored_at: string | null;
  undone_at: string | null;
};

export type ImportedRow = {
  import_id: string;
  /** As a spreadsheet numbers it. */
  position: number;
  /** JSON; once the import is done, an empty list, or what is wrong with the row and the row. */
  cells: string;
  /** What was made of it. */
  subject_id: string | null;
  /** JSON: what undoing needs. */
  undo: string | null;
};

export type ImportTables = {
  imports: WithDefaults<ImportRow, 'version'>;
  import_rows: ImportedRow;
};
