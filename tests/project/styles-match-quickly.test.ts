import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const WEB = resolve(import.meta.dirname, '../../web');

/** They end in `*`: for each node that is added, the browser would match a whole subtree again. */
const BY_OTHER_NODES =
  /\bnot-(?:group|peer)-\S+|\b(?:group|peer)-(?:has|first|last|only|empty|odd|even|nth|\[[^\]]*(?::|\bnot\())\S*/g;

test('no element’s style depends on the nodes around its group or peer', () => {
  const files = globSync('**/*.tsx', { cwd: WEB });
  const faults = files.flatMap((file) =>
    [...readFileSync(join(WEB, file), 'utf8').matchAll(BY_OTHER_NODES)].map(([name]) => `${file}: ${name}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(faults).toEqual([]);
});
