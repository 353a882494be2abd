import type { DescribedCalls } from '../../../contracts/calls/described-calls.contract.ts';
import { createClient, type LinesOf } from '../../api/create-client.ts';
import { sendByFetch } from '../../api/send-by-fetch.ts';
import type { TokenKey } from '../../api/transport.ts';
import { forgetSessionOn401 } from './forget-session-on-401.ts';

/** The calls of a table, made as the signed-in user: see `forgetSessionOn401`. */
export function signedInClient<Described extends DescribedCalls>(
  calls: LinesOf<Described>,
  tokenKey: TokenKey = 'accessToken',
) {
  return createClient<Described>(calls, sendByFetch, { tokenKey, through: forgetSessionOn401 });
}
