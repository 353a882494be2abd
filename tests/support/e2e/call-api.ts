type ApiRequestOptions = { body?: unknown; token?: string; headers?: Record<string, string> };

export async function callApi<T>(
  server: { url: string },
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { body, token, headers }: ApiRequestOptions = {},
): Promise<T> {
  const answer = await fetch(`${server.url}/api/v1${path}`, {
    method,
    headers: {
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return JSON.parse(text) as T;
}

export async function registerByApi(
  server: { url: string },
  account: { username: string; email: string; password: string },
): Promise<string> {
  await callApi(server, 'POST', '/auth/register', { body: account });
  return signInByApi(server, account);
}

export async function signInByApi(
  server: { url: string },
  { email, password }: { email: string; password: string },
): Promise<string> {
  const { token } = await callApi<{ token: string }>(server, 'POST', '/auth/login', {
    body: { email, password },
  });
  return token;
}
