import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { resolve } from 'node:path';
import type { BareAnswer } from './bare-server.ts';

export type BareServer = {
  url: string;
  pid: number;
  send: (answer: BareAnswer) => Promise<void>;
  stop: () => Promise<void>;
};

export async function startBareServer(): Promise<BareServer> {
  const child = fork(resolve(import.meta.dirname, 'bare-server.ts'), { execPath: process.execPath });
  const { port } = await messageOf<{ port: number }>(child);
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    async send(answer) {
      child.send(answer);
      await messageOf(child);
    },
    async stop() {
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function messageOf<T>(child: ChildProcess): Promise<T> {
  const [message] = await once(child, 'message');
  return message as T;
}

const WRITTEN_BY_NODE = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

export async function recordAnswer(url: string, encoding: string): Promise<BareAnswer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': encoding }, agent: false }, resolve).on('error', reject);
  });
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  if (response.statusCode !== 200) throw new Error(`${url} answered ${response.statusCode}.`);
  const body = Buffer.concat(chunks);
  const headers: string[] = [];
  for (let at = 0; at < response.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = response.rawHeaders.slice(at, at + 2);
    if (!WRITTEN_BY_NODE.has(name.toLowerCase())) headers.push(name, value);
  }
  if (response.headers['content-length'] === undefined) headers.push('content-length', String(body.length));
  return { status: 200, headers, body: body.toString('base64') };
}
