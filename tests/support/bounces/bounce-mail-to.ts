import type { Db } from '../../../server/db/database.ts';
import { handleBounce } from '../../../server/features/bounces/handle-bounce.ts';
import { readBounce } from '../../../server/features/bounces/read-bounce.ts';
import { bounceSample } from './bounce-sample.ts';

export async function bounceMailTo(db: Db, recipient: string, now: Date): Promise<string> {
  const mails = db.selectFrom('outbox').select(['id', 'recipient']).where('recipient', '=', recipient);
  const raw = bounceSample('postfix', await mails.executeTakeFirstOrThrow());
  return handleBounce(db, { raw, bounce: await readBounce(raw) }, now);
}
