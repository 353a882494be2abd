import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import { startBackups } from './backups/backup-schedule.ts';
import { refuseUnfinishedRestore } from './backups/unfinished-restore.ts';
import { BackupFault } from './backups/verify-backup.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { openDatabase, openReports } from './db/database.ts';
import { UpgradeError, upgradeDatabase } from './db/upgrade.ts';
import type { Deps } from './deps.ts';
import { startEveryMinute } from './every-minute.ts';
import { ensureAdmin } from './features/accounts/first-admin.ts';
import { withBounceAddresses } from './features/bounces/bounce-address.ts';
import { queuePaymentReminders } from './features/enquiries/money/payment-reminder.mail.ts';
import { measureQueries } from './features/metrics/measure-database.ts';
import { measureMails } from './features/metrics/measure-mails.ts';
import { createMetrics } from './features/metrics/metrics.ts';
import { queueMorningMails } from './features/morning/morning.mail.ts';
import { startIssueSender } from './features/newsletter/send-issues.ts';
import { publishDue } from './features/page-content/publish-due.ts';
import { finishInTime } from './finish-in-time.ts';
import { createDeskChanges, type DeskChanges } from './http/live/desk-changes.ts';
import { logOptions } from './log-options.ts';
import { logOutput } from './log-output.ts';
import { openMailTransport } from './mail/transports.ts';
import { startMailWorker } from './mail/worker.ts';
import { createMailBuilder } from './mail-builder.ts';
import { startMaintenance } from './maintenance.ts';
import { connectSiteChanges, createSiteChanges } from './pages/cache/site-changes.ts';
import { makeFilesPrivate } from './private-files.ts';
import { seedDatabase } from './seed-database.ts';
import { mountWeb } from './web.ts';

/** Node's 511 is too few: a refused connection is retried only after a second, then three. */
const MAX_WAITING_CONNECTIONS = 4_096;
const MAX_QUERY = 30_000;
/** Milliseconds after the signal. With AFTER_CUT_MS below ten seconds, when supervisors kill. */
const FINISH_MS = 8_000;
const CLOSE_MS = 1_000;
/** After a stop that had to cut something: no fault, but no clean end. */
const EXIT_AFTER_CUT = 3;

// A closed or full output must not end the site.
for (const output of [process.stdout, process.stderr]) output.on('error', () => {});

try {
  await start(readConfig());
} catch (error) {
  console.error(explainFailedStart(error));
  process.exitCode = 1;
  setImmediate(() => process.exit());
}

async function start(config: Config): Promise<void> {
  refuseUnfinishedRestore(config.dataDir);
  for (const open of makeFilesPrivate(config.dataDir)) console.warn(open);
  const now = () => new Date();
  const onDatabaseFault = (error: Error) => console.error(`A database connection broke: ${error.message}`);
  await upgradeDatabase(config);
  const metrics = config.metricsToken ? createMetrics() : undefined;
  const onQuery = metrics && measureQueries(metrics);
  let deskChanges: DeskChanges | undefined;
  const db = openDatabase(config, {
    onLostConnection: onDatabaseFault,
    maxQuery: MAX_QUERY,
    onQuery,
    onWritten: (tables) => deskChanges?.noteWritten(tables),
  });
  const hasDemo = await seedDatabase(db, config.seed, now());
  await ensureAdmin(db, config.admin, now());
  const siteChanges = config.databaseUrl
    ? await connectSiteChanges(config.databaseUrl, onDatabaseFault)
    : createSiteChanges();
  deskChanges = createDeskChanges(siteChanges.processes);
  const mail = { wake: () => {} };
  const reports = openReports(config);
  const deps: Deps = {
    config,
    db,
    reports,
    now,
    siteChanges,
    deskChanges,
    metrics,
    wakeMail: () => mail.wake(),
  };

  const app = await buildApp(deps, { logger: { ...logOptions(config.logLevel), stream: logOutput() } });
  if (config.mode === 'development') {
    const { mountWebForDevelopment } = await import('./web-dev.ts');
    await mountWebForDevelopment(app, deps);
  } else {
    await mountWeb(app, deps);
  }
  // The database may be away once it is first asked for.
  await app.isSiteOpen();
  await app.listen({ port: config.port, host: config.host, backlog: MAX_WAITING_CONNECTIONS });
  const address = siteAddress(config, (app.server.address() as AddressInfo).port);

  const transport = withBounceAddresses(
    openMailTransport(config, (details, message) => app.log.info(details, message)),
    config.bounces.address,
  );
  const worker = startMailWorker({
    db,
    transport,
    buildMail: createMailBuilder(deps, address),
    now,
    log: app.log,
    atOnce: config.mail.atOnce,
    perMinute: config.mail.perMinute,
    unprovedPerHour: config.mail.unprovedPerHour,
    onMail: metrics && measureMails(metrics),
  });
  mail.wake = worker.wake;
  const stopMaintenance = startMaintenance(deps, app.log);
  const { mailbox } = config.bounces;
  // The IMAP code is a twentieth of all code read at start, so load it only if needed.
  const bounces =
    mailbox &&
    (await import('./features/bounces/bounce-reader.ts')).startBounceReader(
      { db, now, log: app.log },
      mailbox,
    );
  const stopMinutes = startEveryMinute(
    [
      {
        name: 'queueing the mails of the morning',
        work: async () => {
          if ((await queueMorningMails(db, now())) > 0) mail.wake();
        },
      },
      {
        name: 'queueing reminders of payments',
        work: async () => {
          if ((await queuePaymentReminders(db, now())) > 0) mail.wake();
        },
      },
      {
        name: 'publishing pages that are due',
        work: () => publishDue(db, now(), () => deps.siteChanges.announce()),
      },
    ],
    app.log,
  );
  const issues = startIssueSender({ ...deps, siteUrl: address }, app.log);
  const stopBackups = startBackups(config, app.log);

  if (hasDemo) console.log('The database was empty: it has the demo tours now.');
  console.log(`Teesta is ready at ${address}`);

  onStop(async () => {
    const inHand = [
      { name: 'requests', finish: () => app.close(), cut: () => app.server.closeAllConnections() },
      { name: 'the mail in hand', finish: worker.stop, cut: worker.cut },
      ...(bounces ? [{ name: 'the bounce mailbox', finish: bounces.stop }] : []),
      { name: 'the newsletter', finish: issues.stop },
      { name: 'the clean-up', finish: stopMaintenance },
      { name: 'what is done each minute', finish: stopMinutes },
      { name: 'the backup', finish: stopBackups },
    ];
    const isDone = await finishInTime(inHand, FINISH_MS, app.log);
    async function close() {
      await siteChanges.close();
      await reports.destroy();
      await db.destroy();
    }
    return (await finishInTime([{ name: 'the database', finish: close }], CLOSE_MS, app.log)) && isDone;
  });
}

function siteAddress(config: Config, port: number): string {
  if (config.publicUrl) return config.publicUrl;
  const isLocal = ['127.0.0.1', '0.0.0.0', '::', '::1', 'localhost'].includes(config.host);
  return `http://${isLocal ? 'localhost' : config.host}:${port}`;
}

/** The first signal finishes what is in hand; a second one exits at once. */
function onStop(stop: () => Promise<boolean>): void {
  let isStopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop().then(
        (isDone) => process.exit(isDone ? 0 : EXIT_AFTER_CUT),
        (error) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
}

function explainFailedStart(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ([ConfigError, UpgradeError, BackupFault].some((kind) => error instanceof kind)) return error.message;
  const { code, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use already. Set PORT to another one, or end what uses it.`;
  if (code === 'ERR_MODULE_NOT_FOUND' && error.message.includes('/build/server/')) {
    return 'The site is not built yet. Run npm start, or npm run build first.';
  }
  return `Teesta could not start: ${error.stack ?? error.message}`;
}
