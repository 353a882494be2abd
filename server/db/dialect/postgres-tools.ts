import { spawn } from 'node:child_process';

// Needs PostgreSQL's own programs (Debian: postgresql-client), of the server's version or newer.

const EMPTY = `do $$ declare one record; begin
  for one in select tablename as name from pg_tables where schemaname = 'public' loop
    execute format('drop table public.%I cascade', one.name);
  end loop;
  for one in select p.oid::regprocedure as name from pg_proc p
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') loop
    execute format('drop function %s cascade', one.name);
  end loop;
end $$`;

export function dumpPostgres(databaseUrl: string, file: string, snapshot: string): Promise<void> {
  const plain = ['--no-owner', '--no-privileges'];
  return run(databaseUrl, 'pg_dump', [
    '--format=custom',
    ...plain,
    `--snapshot=${snapshot}`,
    `--file=${file}`,
  ]);
}

/** Replaces the database by a dump and runs `afterwards` in one transaction. `script`: a temporary file. */
export async function loadPostgres(
  databaseUrl: string,
  file: string,
  script: string,
  afterwards?: string,
): Promise<void> {
  await writePostgresScript(databaseUrl, file, script);
  const once = [
    '--no-psqlrc',
    '--quiet',
    '--single-transaction',
    '--set=ON_ERROR_STOP=1',
    '--output=/dev/null',
  ];
  const steps = [`--command=${EMPTY}`, `--file=${script}`];
  if (afterwards !== undefined) steps.push(`--command=${afterwards}`);
  await run(databaseUrl, 'psql', [...once, ...steps]);
}

export function writePostgresScript(databaseUrl: string, file: string, script: string): Promise<void> {
  return run(databaseUrl, 'pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, file]);
}

function run(databaseUrl: string, program: string, args: string[]): Promise<void> {
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    // biome-ignore lint/style/noProcessEnv: programs want what is in it; the settings are not read here
    env: { ...process.env, ...connectionOf(databaseUrl) },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    if (said.length < 10_000) said += chunk.toString('utf8');
  });
  return new Promise((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'ENOENT'
          ? new Error(`${program} is not installed. It comes with PostgreSQL’s client programs.`)
          : error,
      ),
    );
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program} ended with ${code}: ${said.trim()}`)),
    );
  });
}

const PARAMETERS: Record<string, string> = {
  host: 'PGHOST',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
};
/** For `pg`, TLS without checking the certificate. libpq has another name for it. */
const OTHER_NAMES: Record<string, string> = { 'no-verify': 'require' };

/** In the environment, because everybody on the machine can read a command line. */
function connectionOf(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const given = Object.entries(PARAMETERS).flatMap(([name, variable]) => {
    const value = searchParams.get(name);
    return value ? [[variable, OTHER_NAMES[value] ?? value]] : [];
  });
  return {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    ...Object.fromEntries(given),
  };
}
