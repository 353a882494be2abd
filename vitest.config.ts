import { defineConfig } from 'vitest/config';
import { filesOnPostgres } from './tests/support/database/files-on-postgres.ts';

const { TEST_DATABASE, POSTGRES_FILES } = process.env;

export default defineConfig({
  test: {
    env: { TZ: 'UTC', NODE_ENV: 'test' },
    restoreMocks: true,
    tags: [
      { name: 'dialect', description: 'what the two databases may do differently: see files-on-postgres.ts' },
    ],
    unstubEnvs: true,
    // For what hangs: a picture is cut in a second, and on a busy machine in twenty.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    maxWorkers: 3,
    // No test replaces a module, and none keeps state in one: reading all of them again for each file took half the time.
    isolate: false,
    projects: [
      {
        test: {
          name: 'server',
          include:
            TEST_DATABASE === 'postgres'
              ? filesOnPostgres(POSTGRES_FILES)
              : ['server/**/*.test.ts', 'contracts/**/*.test.ts', 'tests/support/**/*.test.ts'],
          globalSetup: 'tests/support/database/migrated-template.ts',
        },
      },
      { test: { name: 'web', include: ['web/**/*.test.{ts,tsx}'] } },
      // Against the built site: `npm run test:security`.
      { test: { name: 'security', include: ['tests/security/**/*.test.ts'], hookTimeout: 90_000 } },
      { test: { name: 'project', include: ['tests/project/**/*.test.ts', 'scripts/**/*.test.mjs'] } },
    ],
  },
});
