import { z } from 'zod';

const mark = z.object({ bytes: z.number(), sha256: z.string() });

export const manifest = z.object({
  format: z.literal('teesta-backup-1'),
  madeAt: z.string(),
  database: z.enum(['sqlite', 'postgresql']),
  rows: z.record(z.string(), z.number()),
  files: z.record(z.string(), mark),
});

export type Manifest = z.infer<typeof manifest>;

export const MANIFEST = 'manifest.json';
export const SETTINGS = 'settings.env';
export const SQLITE_COPY = 'teesta.sqlite';
export const POSTGRES_COPY = 'database.pgdump';
