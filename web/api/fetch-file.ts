import type { FailureAnswer } from '../../contracts/answers.contract.ts';
import type { Call } from '../../contracts/calls/call.ts';
import { ApiError, NETWORK_SIGN_IN, noAnswer } from './api-error.ts';
import { callPath, type Params, type Query } from './call-path.ts';
import { fetchInTime } from './fetch-in-time.ts';
import { readToken } from './read-token.ts';
import { API } from './transport.ts';

type Asking = { params?: Params; query?: Query };

/** A response without a file name is not the API's. Throws as other calls do, and if the file breaks off. */
export function fetchFile(call: Call, { params, query }: Asking): Promise<File> {
  const token = readToken('accessToken');
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  return fetchInTime(API + callPath({}, call, params, query), { headers }, readFile);
}

async function readFile(response: Response): Promise<File> {
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  if (response.status !== 200) {
    const failure = (await response.json().catch(() => undefined)) as FailureAnswer | undefined;
    throw new ApiError(response.status, failure, Number(response.headers.get('retry-after')) || undefined);
  }
  if (!name) throw new ApiError(NETWORK_SIGN_IN, undefined);
  const content = await response.blob().catch(noAnswer);
  return new File([content], name, { type: content.type });
}
