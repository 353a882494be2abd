import { Agent, request } from 'node:http';

/** `body`: buffers are sent as they are, anything else as JSON. */
export type Asked = { method?: string; path: string; body?: unknown; headers?: Record<string, string> };
export type Answered = { status: number; text: string; ms: number };

export type OpenClient = { ask: (asked: Asked) => Promise<Answered>; close: () => void };

export function openClient(url: string, connections: number): OpenClient {
  const { hostname } = new URL(url);
  if (hostname !== '127.0.0.1') throw new Error(`${hostname} is not this machine.`);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return { ask: (asked) => askOnce(url, agent, asked), close: () => agent.destroy() };
}

function askOnce(
  url: string,
  agent: Agent,
  { method = 'GET', path, body, headers }: Asked,
): Promise<Answered> {
  const content: string | Buffer | undefined =
    body === undefined || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const json = content && {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(content),
  };
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const asking = request(url + path, { method, agent, headers: { ...json, ...headers } }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => {
        text += chunk;
      });
      response.on('error', reject);
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, text, ms: performance.now() - begun });
      });
    });
    asking.on('error', reject);
    asking.end(content);
  });
}

export function jsonOf({ status, text }: Answered) {
  if (status !== 200) throw new Error(`Answered ${status}: ${text.slice(0, 500)}`);
  return JSON.parse(text);
}

export async function signIn(
  client: OpenClient,
  { email, password }: { email: string; password: string },
): Promise<{ authorization: string }> {
  const answer = await client.ask({ method: 'POST', path: '/api/v1/auth/login', body: { email, password } });
  return { authorization: `Bearer ${jsonOf(answer).token}` };
}
