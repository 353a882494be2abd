import { once } from 'node:events';
import { get } from 'node:http';
import sharp from 'sharp';
import { type Db, openDatabase } from '../../../server/db/database.ts';
import { ENQUIRY_RECEIVED_MAIL } from '../../../server/features/enquiries/arrival/staff-notice-and-receipt.mail.ts';
import { enqueueMails } from '../../../server/mail/outbox.queries.ts';
import { ADMIN } from '../../support/process/server-process.ts';
import { openMailbox, type SmtpMailbox } from '../../support/smtp-mailbox.ts';
import type { BenchArea, BenchRow } from './bench-report.ts';
import { withFilledData } from './filled-data.ts';
import { jsonOf, openClient, signIn } from './open-client.ts';
import { startWatchedServer, type WatchedServer } from './watched-process.ts';

const AREA = 'The event loop';
const AIM = { atMost: 20 };
const LARGE = { enquiries: 1_000_000, csvRows: 100_000, pictures: 10, mails: 1_000 };
const QUICK = { enquiries: 2_000, csvRows: 1_000, pictures: 1, mails: 20 };

type Sizes = typeof LARGE;
type Site = {
  server: WatchedServer;
  staff: { authorization: string };
  db: Db;
  mailbox: SmtpMailbox;
  picture: Buffer;
};
type Work = { what: string; run: () => Promise<void> };

export const measureEventLoop: BenchArea = async ({ isQuick }) => {
  const sizes = isQuick ? QUICK : LARGE;
  return withFilledData({ bookings: sizes.enquiries, users: 1_000, tours: 100, reviews: 1_000 }, (dataDir) =>
    measureAll(dataDir, sizes),
  );
};

async function measureAll(dataDir: string, sizes: Sizes): Promise<BenchRow[]> {
  const mailbox = await openMailbox();
  const env = { SMTP_URL: mailbox.url, MAIL_FROM: 'Teesta <tours@teesta.example>' };
  const server = await startWatchedServer(dataDir, env);
  const client = openClient(server.url, 1);
  const db = openDatabase({ dataDir, databaseUrl: undefined });
  try {
    const site = { server, mailbox, db, staff: await signIn(client, ADMIN), picture: await tenMegabytes() };
    const works = worksOf(site, sizes);
    const rows: BenchRow[] = [];
    // Warms up: the first run includes compilation.
    await readCsv(site, 500);
    await readDashboard(site);
    for (const { what, run } of works) rows.push(await measureWhile(server, what, run));
    const all = () => Promise.all(works.map(({ run }) => run())).then(() => {});
    return [...rows, await measureWhile(server, 'all of it at once', all)];
  } finally {
    client.close();
    await server.stop();
    await db.destroy();
    await mailbox.close();
  }
}

async function measureWhile(
  server: WatchedServer,
  what: string,
  run: () => Promise<void>,
): Promise<BenchRow> {
  await server.begin();
  const begun = performance.now();
  await run();
  const seconds = (performance.now() - begun) / 1_000;
  const { p99, longest } = await server.figures();
  const detail = `longest ${longest.toFixed(0)} ms, in ${seconds.toFixed(1)} s`;
  return { area: AREA, what: `p99 of its delay: ${what}`, figure: p99, unit: 'ms', aim: AIM, detail };
}

function worksOf(site: Site, { enquiries, csvRows, pictures, mails }: Sizes): Work[] {
  return [
    { what: `a CSV of ${csvRows} enquiries`, run: () => readCsv(site, csvRows) },
    { what: `the dashboard of ${enquiries} enquiries`, run: () => readDashboard(site) },
    {
      what: `${pictures} pictures of 10 MB`,
      run: () => Promise.all(Array.from({ length: pictures }, () => upload(site))).then(() => {}),
    },
    { what: `${mails} mails by SMTP`, run: () => sendMails(site, mails) },
  ];
}

async function readCsv({ server, staff }: Site, rows: number): Promise<void> {
  const asking = get(`${server.url}/api/v1/manage/bookings.csv`, { headers: staff });
  const [answer] = await once(asking, 'response');
  let lines = 0;
  for await (const chunk of answer) {
    for (const byte of chunk as Buffer) if (byte === 10) lines += 1;
    if (lines > rows) break;
  }
  asking.destroy();
}

async function readDashboard({ server, staff }: Site): Promise<void> {
  const client = openClient(server.url, 1);
  jsonOf(await client.ask({ path: '/api/v1/dashboard?period=all', headers: staff }));
  client.close();
}

async function upload({ server, staff, picture }: Site): Promise<void> {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'photo.jpg');
  const answer = await fetch(`${server.url}/api/v1/media`, { method: 'POST', headers: staff, body: form });
  if (!answer.ok) throw new Error(`The picture was answered ${answer.status}: ${await answer.text()}`);
  await answer.arrayBuffer();
}

/** Just below the upload limit; noise, which does not compress. */
async function tenMegabytes(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const size = { width: 3_600, height: 2_700 };
  const picture = sharp({ create: { ...size, channels: 3, background: '#888888', noise } });
  for (const quality of [92, 88, 84, 78, 70, 60]) {
    const file = await picture.clone().jpeg({ quality }).toBuffer();
    if (file.length < 10_000_000) return file;
  }
  throw new Error('No picture of 10 MB came about.');
}

async function sendMails({ db, mailbox }: Site, count: number): Promise<void> {
  const payload = { reference: 'TT-AAAA-AAAA', guestSize: 2, bookAt: '2027-01-01', knownTrip: 'Sikkim' };
  const mails = Array.from({ length: count }, (_, number) => ({
    kind: ENQUIRY_RECEIVED_MAIL,
    recipient: `traveller-${number}@example.com`,
    payload,
    about: { kind: 'booking' as const, id: `bench-${number}` },
  }));
  mailbox.mails.length = 0;
  await enqueueMails(db, mails, new Date());
  // The worker polls every other second and sends in order of due time.
  await mailbox.waitForMail(`traveller-${count - 1}@example.com`, 600_000);
  if (mailbox.mails.length < count) throw new Error(`Only ${mailbox.mails.length} of ${count} mails came.`);
}
