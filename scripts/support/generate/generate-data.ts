import { parseArgs } from 'node:util';
import { ConfigError, readConfig } from '../../../server/config.ts';
import { type Db, openDatabase } from '../../../server/db/database.ts';
import { migrateToLatest } from '../../../server/db/migrate.ts';
import { ensureAdmin } from '../../../server/features/accounts/first-admin.ts';
import { makeFilesPrivate } from '../../../server/private-files.ts';
import { seedDatabase } from '../../../server/seed-database.ts';
import { type Amounts, GENERATED_PASSWORD, generateAll } from './generate-all.ts';

const USAGE = `Usage: npm run db:generate -- [--bookings 100000] [--users 50000] [--tours 1000] [--reviews 20000]
                            [--seed 1] [--add]`;

class Refused extends Error {}

type GenerateOptions = { amounts: Amounts; seed: string; isAdding: boolean };

function readArguments(): GenerateOptions {
  const { values } = parseArguments();
  const whole = (name: 'bookings' | 'users' | 'tours' | 'reviews') => {
    const number = Number(values[name]);
    if (!Number.isSafeInteger(number) || number < 0)
      throw new Refused(`--${name} is a whole number.\n${USAGE}`);
    return number;
  };
  const amounts = {
    bookings: whole('bookings'),
    users: whole('users'),
    tours: whole('tours'),
    reviews: whole('reviews'),
  };
  return { amounts, seed: values.seed, isAdding: values.add };
}

function parseArguments() {
  try {
    return parseArgs({
      options: {
        bookings: { type: 'string', default: '100000' },
        users: { type: 'string', default: '50000' },
        tours: { type: 'string', default: '1000' },
        reviews: { type: 'string', default: '20000' },
        seed: { type: 'string', default: '1' },
        add: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Refused(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

/** Generated people could hardly be told from real ones afterwards. */
async function refuseRealData(db: Db, isAdding: boolean): Promise<void> {
  if (isAdding) return;
  const enquiry = await db.selectFrom('bookings').select('id').limit(1).executeTakeFirst();
  if (enquiry)
    throw new Refused(
      'This database has enquiries already, and made-up ones could not be told from them again.\n' +
        'Use an empty one, or say --add to add to what is there.',
    );
}

async function generate({ amounts, seed, isAdding }: GenerateOptions): Promise<void> {
  if (process.env.NODE_ENV === 'production')
    throw new Refused(
      'db:generate makes up travellers and enquiries. It does not run with NODE_ENV=production.',
    );
  const config = readConfig();
  makeFilesPrivate(config.dataDir);
  const db = openDatabase(config);
  const begun = Date.now();
  try {
    await migrateToLatest(db);
    await seedDatabase(db, 'demo', new Date());
    await refuseRealData(db, isAdding);
    await ensureAdmin(db, config.admin, new Date());
    await generateAll(db, { amounts, seed, now: new Date() });
  } finally {
    await db.destroy();
  }
  const seconds = Math.round((Date.now() - begun) / 1_000);
  console.log(`Done in ${seconds} s. Every made-up traveller signs in with "${GENERATED_PASSWORD}".`);
}

try {
  await generate(readArguments());
} catch (error) {
  const isExpected = error instanceof Refused || error instanceof ConfigError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 1;
}
