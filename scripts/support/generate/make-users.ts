import type { Db } from '../../../server/db/database.ts';
import type { UserRow } from '../../../server/db/schema.ts';
import { searchTextsOfUser } from '../../../server/features/accounts/users.queries.ts';
import { type GeneratorContext, momentOf } from './generator-context.ts';
import { insertRows } from './insert-rows.ts';
import { startProgress } from './progress.ts';
import { FIRST_NAMES, LAST_NAMES } from './word-lists.ts';

const BATCH_SIZE = 5_000;

/** One password for all: hashing is slow. */
export async function makeUsers(
  db: Db,
  context: GeneratorContext,
  count: number,
  passwordHash: string,
): Promise<void> {
  const progress = startProgress('Users', count);
  for (let made = 0; made < count; made += BATCH_SIZE) {
    const users: UserRow[] = [];
    for (let number = made; number < Math.min(count, made + BATCH_SIZE); number += 1) {
      const user = makeUser(context, number, passwordHash);
      users.push(user);
      context.words.add('user', user.id, searchTextsOfUser(user));
    }
    await db.transaction().execute((trx) => insertRows(trx, 'users', users));
    await context.words.writeSome();
    progress.add(users.length);
  }
  progress.end();
}

function makeUser(context: GeneratorContext, number: number, passwordHash: string): UserRow {
  const { random, travellers, numbersFrom } = context;
  const first = random.pick(FIRST_NAMES);
  const last = random.pick(LAST_NAMES);
  const at = momentOf(context);
  const user: UserRow = {
    id: random.id(at),
    username: `${first} ${last}`,
    email: `${first}.${last}.${numbersFrom + number}@example.com`.toLowerCase(),
    password_hash: passwordHash,
    role: 'user',
    created_at: at.toISOString(),
    email_proved_at: null,
    staff_role: null,
    deleted_at: null,
    must_change_password: 0,
    wants_morning_mail: 1,
  };
  const phone = `+91${random.pick(['98', '97', '94', '90', '89', '70'])}${random.whole(10_000_000, 99_999_999)}`;
  travellers.push({ ...user, phone });
  return user;
}
