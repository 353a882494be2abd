import type { ContentKey } from '../../contracts/page-content/page-contents.ts';
import type { Db } from '../../server/db/database.ts';
import { runTransaction } from '../../server/db/transaction.ts';
import { storeContent } from '../../server/features/page-content/change-content.ts';

/** As if staff had published it. What is left out has its initial value. */
export function publishContent(db: Db, key: ContentKey, written: object, now = new Date()): Promise<void> {
  return runTransaction(db, (trx) => storeContent(trx, key, written, { actor: null, now }));
}
