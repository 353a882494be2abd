import { expect, test } from '@playwright/test';
import { freePort } from '../support/process/free-port.ts';
import {
  ADMIN,
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '../support/process/server-process.ts';
import { openMailbox, type SmtpMailbox } from '../support/smtp-mailbox.ts';
import { TRAVEL_DAY } from '../support/travel-day.ts';

const TRAVELLER = { username: 'Asha Rai', email: 'asha@example.com', password: 'over the Teesta bridge' };
const ENQUIRY = {
  // What is mailed there is of the enquiry alone: a new account is welcomed, too.
  userEmail: 'trips@example.com',
  tourName: 'Sikkim',
  fullName: 'Asha Rai',
  phone: '+91 98000 00000',
  guestSize: 2,
  bookAt: TRAVEL_DAY,
};

let dataDir: string;
let server: ServerProcess | undefined;
let mailbox: SmtpMailbox | undefined;

test.beforeEach(() => {
  dataDir = makeDataDir();
});

test.afterEach(async () => {
  await server?.kill();
  await mailbox?.close();
  removeDataDir(dataDir);
});

test('a kill −9 between the answer and the mail loses neither the enquiry nor the mail', async () => {
  test.slow();
  const port = await freePort();
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Teesta <tours@teesta.example>' };

  server = await startServer(dataDir, env);
  await send(server, '/auth/register', TRAVELLER);
  const traveller = await tokenOf(server, TRAVELLER);
  const answer = await send(server, '/booking', ENQUIRY, traveller);
  await server.kill();

  mailbox = await openMailbox(port);
  server = await startServer(dataDir, env);
  const staff = await tokenOf(server, ADMIN);
  const data = await enquiriesOf(server, staff);
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({ _id: answer.data._id, fullName: ENQUIRY.fullName, phone: '+919800000000' });

  const mail = await mailbox.waitForMail(ENQUIRY.userEmail, 80_000);
  expect(mail.subject).toContain(answer.data.reference);
});

test('a kill −9 under load loses no enquiry that was answered', async () => {
  const running = await startServer(dataDir);
  server = running;
  await send(running, '/auth/register', TRAVELLER);
  const traveller = await tokenOf(running, TRAVELLER);
  const answered: string[] = [];
  const sendUntilKilled = async () => {
    for (;;) {
      const answer = await send(running, '/booking', ENQUIRY, traveller).catch(() => undefined);
      if (!answer) return;
      answered.push(answer.data._id);
      if (answered.length === 200) await running.kill();
    }
  };
  await Promise.all(Array.from({ length: 16 }, sendUntilKilled));
  expect(answered.length).toBeGreaterThanOrEqual(200);

  server = await startServer(dataDir);
  const stored = await enquiriesOf(server, await tokenOf(server, ADMIN));
  expect(stored.map(({ _id }) => _id)).toEqual(expect.arrayContaining(answered));
});

async function enquiriesOf(from: ServerProcess, staff: string): Promise<{ _id: string }[]> {
  const headers = { authorization: `Bearer ${staff}` };
  return (await (await fetch(`${from.url}/api/v1/booking`, { headers })).json()).data;
}

async function tokenOf(from: ServerProcess, { email, password }: typeof ADMIN): Promise<string> {
  return (await send(from, '/auth/login', { email, password })).token;
}

async function send(to: ServerProcess, path: string, body: unknown, token?: string) {
  const response = await fetch(`${to.url}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  expect(response.ok, text).toBe(true);
  return JSON.parse(text);
}
