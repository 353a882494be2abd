import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isAllowed } from '../../scripts/support/shipped/allowed-licences.ts';
import { findLicenceFaults } from '../../scripts/support/shipped/licence-faults.ts';
import { licencesText, packageFolders } from '../../scripts/support/shipped/licences-of-build.ts';
import { listShippedPackages, type ShippedPackage } from '../../scripts/support/shipped/shipped-packages.ts';

const shipped = listShippedPackages();

test('whatever is shipped may be, and brings the text of its licence', () => {
  expect(shipped.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['react', 'pg', 'nodemailer', 'tailwindcss', '@fontsource-variable/figtree']),
  );
  expect(findLicenceFaults(shipped)).toEqual([]);
});

test('what only development takes is not among it', () => {
  const names = shipped.map(({ name }) => name);
  for (const name of ['vitest', 'typescript', '@types/react', '@typescript/typescript-linux-x64']) {
    expect(names).not.toContain(name);
  }
});

describe('a package is refused', () => {
  const SOME: ShippedPackage = { name: 'some', version: '1.0.0', licence: 'MIT', folder: '', parts: [] };

  test.each(['GPL-3.0-only', 'MIT AND AGPL-3.0-only', 'OFL-1.1', 'SEE LICENSE IN LICENSE.md'])(
    'under %s',
    (licence) => {
      expect(findLicenceFaults([{ ...SOME, licence }])).toEqual([`some 1.0.0: ${licence} is not allowed.`]);
    },
  );

  test('without a licence', () => {
    expect(findLicenceFaults([{ ...SOME, licence: '' }])).toEqual(['some 1.0.0: no licence is not allowed.']);
  });

  test('without the text of its licence, unless the package has it that it is a part of', () => {
    const folder = mkdtempSync(join(tmpdir(), 'teesta-licence-'));
    const part = { ...SOME, name: 'some-linux', folder };
    const whole = { ...SOME, folder: 'node_modules/react', parts: ['some-linux'] };
    const fault = 'some-linux 1.0.0: its package has no text of its licence, MIT.';
    try {
      writeFileSync(join(folder, 'package.json'), '{}');
      expect(findLicenceFaults([part])).toEqual([fault]);
      expect(findLicenceFaults([{ ...whole, licence: 'ISC' }, part])).toEqual([fault]);
      expect(findLicenceFaults([whole, part])).toEqual([]);
      writeFileSync(join(folder, 'README.md'), '# Some\n\n## License\n\nPermission is hereby granted, …');
      expect(findLicenceFaults([part])).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

test('one licence of two to choose from is enough', () => {
  expect(isAllowed('some', '(GPL-3.0-only OR MIT)')).toBe(true);
});

describe('what browsers get', () => {
  const folders = packageFolders([
    '/project/web/root.tsx',
    '/project/node_modules/react/cjs/react.production.js',
    '/project/node_modules/@dnd-kit/react/index.js',
    '\0/project/node_modules/a/node_modules/b/c.js?commonjs-module',
  ]);

  test('is known by the innermost package of each module', () => {
    expect([...folders]).toEqual([
      'node_modules/react',
      'node_modules/@dnd-kit/react',
      'node_modules/a/node_modules/b',
    ]);
  });

  test('goes along with its licences, and with those of its typefaces and of the page of the API', () => {
    const text = licencesText(new Set(['node_modules/react']));
    expect(text).toMatch(/\nreact [\d.]+: MIT\n\nMIT License\n/);
    expect(text).toMatch(
      /\n@fontsource-variable\/fraunces [\d.]+: OFL-1\.1\n\nCopyright[\s\S]+SIL OPEN FONT LICENSE/,
    );
    expect(text).toMatch(/\nswagger-ui: Apache-2\.0\n[\s\S]+Apache License/);
    expect(text).not.toContain('nodemailer');
  });

  test('stops the build where it is made of a package that is not to be shipped', () => {
    expect(() => licencesText(new Set(['node_modules/vitest']))).toThrow('node_modules/vitest');
  });
});
