import { randomBytes } from 'node:crypto';
import { countRows } from '../../../db/count-up-to.ts';
import type { Db } from '../../../db/database.ts';
import { hashToken } from '../../../http/session/tokens.ts';

const CODES = 10;
/** 120 bits: a plain hash is enough, as they cannot be guessed. */
const CODE_LENGTH = 24;
/** 32 signs, without look-alikes. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

/** Returns the codes, which are stored only as hashes. */
export async function replaceRecoveryCodes(trx: Db, userId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, makeUpCode);
  await trx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  await trx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ code_hash: hashOf(code), user_id: userId })))
    .execute();
  return codes;
}

/** Returns true for one caller only. */
export async function takeRecoveryCode(trx: Db, userId: string, code: string): Promise<boolean> {
  const taken = await trx
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hashOf(code))
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  return countRows(db.selectFrom('recovery_codes').where('user_id', '=', userId));
}

function makeUpCode(): string {
  const signs = [...randomBytes(CODE_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]).join('');
  return signs.match(/.{4}/g)?.join('-') ?? signs;
}

/** Accepts capitals, missing dashes, and an O for a 0. */
function hashOf(code: string): string {
  const signs = code.toLowerCase().replace(/[\s-]/g, '');
  return hashToken(signs.replace(/o/g, '0').replace(/[il]/g, '1'));
}
