import type { FailureAnswer } from '../../contracts/answers.contract.ts';
import { ApiError, noAnswer } from './api-client.ts';
import { readToken } from './read-token.ts';

/**
 * A file from the API, under the name that the API gives it; `path` is below `/api/v1`. Throws as other calls do, and
 * where the file breaks off.
 */
export async function fetchFile(path: string): Promise<File> {
  const token = readToken('accessToken');
  const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {};
  const response = await fetch(`/api/v1${path}`, { headers }).catch(noAnswer);
  if (response.status !== 200) {
    const failure = (await response.json().catch(() => undefined)) as FailureAnswer | undefined;
    throw new ApiError(response.status, failure, Number(response.headers.get('retry-after')) || undefined);
  }
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'file';
  const content = await response.blob().catch(noAnswer);
  return new File([content], name, { type: content.type });
}
