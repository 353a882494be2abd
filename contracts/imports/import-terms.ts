export const IMPORT_KINDS = ['tours', 'customers', 'subscribers'] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];

export const IMPORT_STATES = ['open', 'done', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** `same`: it is there already, just so. `skip`: left out by a choice, or by what is there. */
export const ROW_ACTIONS = ['new', 'replace', 'same', 'skip', 'fault'] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

export const NEW_TOUR_STATES = ['draft', 'file', 'published'] as const;
export const EXISTING = ['replace', 'skip'] as const;

export const IMPORT_LIMITS = {
  sheetBytes: 10 * 1024 * 1024,
  columns: 200,
  /** Rows whose faults and outcome a page shows; the file of faults has all. */
  rowsShown: 300,
  daysOpen: 7,
  daysUndoable: 30,
  /** Pictures that an import may name. */
  pictures: 2_000,
} as const;
