import type { Registry } from 'prom-client';
import type { Config } from './config.ts';
import type { Db } from './db/database.ts';
import type { DeskChanges } from './http/live/desk-changes.ts';
import type { SiteChanges } from './pages/cache/site-changes.ts';

export type Deps = {
  config: Config;
  db: Db;
  /** For long reads beside other work: see `openReports`. Read-only. */
  reports: Db;
  now: () => Date;
  siteChanges: SiteChanges;
  deskChanges: DeskChanges;
  metrics?: Registry | undefined;
  /** Call it after the commit. */
  wakeMail: () => void;
};
