import { IMPORT_KINDS, type ImportKindName } from '../../../contracts/imports/import-terms.ts';
import { notFound } from '../../http/faults/errors.ts';
import type { ImportKind } from './import-kind.ts';
import { CUSTOMER_IMPORT } from './people/customer-import.ts';
import { SUBSCRIBER_IMPORT } from './people/subscriber-import.ts';
import { TOUR_IMPORT } from './tours/tour-import.ts';

/** What can be imported: another kind is a table of fields and how a row of them is judged, stored and undone. */
export const IMPORT_KINDS_BY_NAME: Readonly<Record<ImportKindName, ImportKind>> = {
  tours: TOUR_IMPORT,
  customers: CUSTOMER_IMPORT,
  subscribers: SUBSCRIBER_IMPORT,
};

export function getKind(name: string): ImportKind {
  const known = IMPORT_KINDS.find((kind) => kind === name);
  if (!known) throw notFound('kind of import');
  return IMPORT_KINDS_BY_NAME[known];
}
