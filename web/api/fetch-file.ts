import type { FailureAnswer } from '../../contracts/answers.contract.ts';
import type { Call } from '../../contracts/calls/call.ts';
import { ApiError, noAnswer } from './api-error.ts';
import { callPath } from './call-path.ts';
import { readToken } from './read-token.ts';
import { API } from './transport.ts';

/**
 * A file from the API, under the name that the API gives it. Throws as other calls do, and
 * where the file breaks off.
 */
export async function fetchFile(call: Call, query: URLSearchParams): Promise<File> {
  const token = readToken('accessToken');
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(API + callPath({}, call, {}, query), { headers }).catch(noAnswer);
  if (response.status !== 200) {
    const failure = (await response.json().catch(() => undefined)) as FailureAnswer | undefined;
    throw new ApiError(response.status, failure, Number(response.headers.get('retry-after')) || undefined);
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file';
  const content = await response.blob().catch(noAnswer);
  return new File([content], name, { type: content.type });
}
