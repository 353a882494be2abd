import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');
const files = globSync('{contracts,server,web}/**/*.{ts,tsx}', { cwd: root })
  .filter((file) => !/\.test\.tsx?$/.test(file))
  .toSorted();
const sources = new Map(files.map((file) => [file, readFileSync(`${root}/${file}`, 'utf8')]));

/** The files below `folders` in whose code, comments left out, `pattern` is found. */
function filesWith(pattern: RegExp, folders = /./): string[] {
  const isFound = (file: string) =>
    pattern.test((sources.get(file) ?? '').replace(/^\s*(?:\/\/|\*|\/\*\*).*$/gm, ''));
  return files.filter((file) => folders.test(file) && isFound(file));
}

/** What `docs/security/` says is nowhere, or only there: what is added here is looked at first, and told there. */
describe('is in these files alone:', () => {
  test.each<[string, RegExp, string[]]>([
    ['text that is run as code', /\beval\(|\bnew Function\(|['"]node:vm['"]/, []],
    [
      'a program that is started',
      /['"](?:node:)?child_process['"]/,
      [
        // Of this program, PostgreSQL’s own, and ffmpeg; what they are given is no visitor’s.
        'server/backups/back-up-beside.ts',
        'server/db/dialect/postgres-tools.ts',
        'server/features/media/cutting/run-picture-process.ts',
        'server/features/media/video/make-smaller.ts',
      ],
    ],
    ['a shell', /import \{[^}]*\bexec(?:Sync)?\b[^}]*\} from 'node:child_process'|\bshell: true/, []],
    [
      'HTML that is not React’s',
      /dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write\b/,
      [
        'web/features/look/brand-mark.tsx',
        'web/features/page-content/written.tsx',
        'web/lib/starting/own-script.tsx',
        'web/lib/starting/own-style.tsx',
      ],
    ],
    [
      'a message between windows',
      /\bpostMessage\(|addEventListener\('message'/,
      [
        'server/db/dialect/sqlite/reading-thread.ts',
        'server/db/dialect/sqlite/thread-driver.ts',
        'server/mail/answer-asked.ts',
        'server/mail/side-thread.ts',
        // A stream of the site's own server, tabs of the same site, and a page's own worker.
        'web/features/uploads/shrink-first.ts',
        'web/features/uploads/shrink-worker.ts',
        'web/routes/admin/live/notices/chime.ts',
        'web/routes/admin/live/use-live-connection.ts',
      ],
    ],
    ['a weak hash', /createHash\('(?!sha256'|sha384'|sha512')/, []],
    ['a server’s certificate that is not looked at', /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED/, []],
    // What stands there tells two places of the browser's own history apart.
    ['chance that can be guessed', /Math\.random\(/, ['web/lib/starting/restore-scroll.ts']],
  ])('%s §V1.2.5 §V1.3.2 §V11.4.1 §V12.3.2 §V3.2.2 §V3.5.5', (_what, pattern, allowed) => {
    expect(filesWith(pattern)).toEqual(allowed);
  });

  test('a call of the server to an address of the web §V1.3.6 §V13.2.4', () => {
    // Backups that go to a storage: an address that the settings have.
    const clients =
      /(?<![\w.]|async )fetch\(|\bhttps?\.(?:get|request)\(|['"](?:undici|axios|got|aws4fetch)['"]/;
    expect(filesWith(clients, /^server\//)).toEqual(['server/backups/backup-storage.ts']);
  });

  test('cryptography on the server, each of them with its use in docs/security.md §V11.1.2 §V11.2.3', () => {
    const [, inventory = ''] = readFileSync(`${root}/docs/security.md`, 'utf8').split('## Cryptography');
    const named = [...(inventory.split('\n## ')[0] ?? '').matchAll(/`(server\/[^`]+)`/g)].map(
      ([, file]) => file,
    );
    const used = filesWith(/['"]node:crypto['"]|['"]@node-rs\/argon2['"]|['"]otpauth['"]/, /^server\//);
    expect(named.toSorted()).toEqual(used);
  });
});
