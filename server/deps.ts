import type { Registry } from 'prom-client';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { DeskChanges } from './http/live/desk-changes.ts';
import type { SiteChanges } from './pages/cache/site-changes.ts';

/** What the features are built on. Made once by `main.ts`, or by a test. */
export type Deps = {
  config: Config;
  db: Db;
  /** The same for what reads much of the database at once, beside everything else: see `openReports`. It only reads. */
  reports: Db;
  /** The clock, so that tests can let an hour pass. */
  now: () => Date;
  /** Told of every write to what public pages show. */
  siteChanges: SiteChanges;
  /** What staff are told of as it happens. */
  deskChanges: DeskChanges;
  /** Where figures are gathered; undefined where nobody is to be told of them. */
  metrics?: Registry | undefined;
  /** Tells the mail worker that the outbox has something new. Call it after the commit. */
  wakeMail: () => void;
};
