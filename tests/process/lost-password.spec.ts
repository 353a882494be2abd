import { spawn } from 'node:child_process';
import { createServer, type Server } from 'node:net';
import { resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { freePort } from '../support/process/free-port.ts';
import {
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '../support/process/server-process.ts';

const root = resolve(import.meta.dirname, '../..');
/** A password that is made up, not set. */
const UNSET = { ADMIN_EMAIL: 'owner@teesta.example', ADMIN_PASSWORD: '' };

let dataDir: string;
let server: ServerProcess | undefined;
let blocker: Server | undefined;

test.beforeEach(() => {
  dataDir = makeDataDir();
});

test.afterEach(async () => {
  await server?.kill();
  server = undefined;
  blocker?.close();
  removeDataDir(dataDir);
});

test('the first password is told even when the first start fails', { tag: '@long' }, async () => {
  const port = await freePort();
  blocker = createServer().listen(port, '127.0.0.1');

  const failed = await run('server/main.ts', [], { ...UNSET, PORT: String(port), HOST: '127.0.0.1' });

  expect(failed.code).toBe(1);
  expect(failed.output).toContain(`Port ${port} is in use already.`);
  const password = passwordIn(
    failed.output,
    'First admin, shown only this once: owner@teesta.example with the password',
  );
  server = await startServer(dataDir, UNSET);
  expect(server.output()).not.toContain('First admin');
  expect(await signIn(server, password)).toBe(200);
});

test('a lost password is asked for again beside the running site', { tag: '@long' }, async () => {
  server = await startServer(dataDir, UNSET);
  const first = passwordIn(server.output(), 'with the password');

  const again = await reset(['Owner@Teesta.example']);

  expect(again.code).toBe(0);
  const password = passwordIn(again.output, 'New password of owner@teesta.example, shown only this once:');
  expect(await signIn(server, first)).toBe(401);
  expect(await signIn(server, password)).toBe(200);

  const unknown = await reset(['asha@example.com']);
  expect(unknown).toEqual({
    code: 1,
    output: 'No admin has the address asha@example.com. There is: owner@teesta.example.\n',
  });
});

test('admin:reset says what it needs, and makes no database', { tag: '@long' }, async () => {
  const usage = { code: 1, output: 'Usage: npm run admin:reset -- EMAIL\n' };
  for (const wrong of [[], ['owner'], ['owner@teesta.example', 'more']])
    expect(await reset(wrong)).toEqual(usage);

  const nothing = { code: 1, output: `There is no database in ${dataDir}.\n` };
  expect(await reset(['owner@teesta.example'])).toEqual(nothing);
  expect(await reset(['owner@teesta.example'])).toEqual(nothing);
});

const reset = (parameters: string[]) => run('scripts/support/ask-for-password.ts', parameters);

/** Runs a program with the test's data; answers all that it printed. */
async function run(program: string, parameters: string[], env: Record<string, string> = {}) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [program, ...parameters], {
    cwd: root,
    env: { PATH, HOME, TZ: 'UTC', DATA_DIR: dataDir, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
    });
  const code = await new Promise<number | null>((done) => child.on('close', done));
  return { code, output };
}

function passwordIn(output: string, before: string): string {
  const [, password = ''] = output.split(`${before} `);
  return password.split('\n', 1)[0] ?? '';
}

async function signIn({ url }: ServerProcess, password: string): Promise<number> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: UNSET.ADMIN_EMAIL, password }),
  });
  return answer.status;
}
