import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ImportDetail } from '../../../../contracts/imports/imports.contract.ts';
import { makeAdmin } from '../../../../tests/support/factories.ts';
import { publishContent } from '../../../../tests/support/publish-content.ts';
import { buildTestApp, type TestApp } from '../../../../tests/support/test-app.ts';
import { uploadFile } from '../../../../tests/support/upload-file.ts';

let site: TestApp;
beforeAll(async () => {
  site = await buildTestApp();
});
afterAll(() => site.close());

test('the example of a file goes in as it is where destinations and themes are the agency’s own', async () => {
  await publishContent(site.db, 'destinations', { destinations: [{ name: 'Nubra' }, { name: 'Leh' }] });
  await publishContent(site.db, 'themes', { themes: [{ name: 'Camels' }] });
  const as = await site.signIn(await makeAdmin(site.db));
  const { body: example } = await site.get('/manage/import-files/tours/example.csv', { as });
  const text = String(example);
  expect(text).toContain('Nubra');
  expect(text).not.toMatch(/Sikkim|Gangtok|Siliguri|NJP|Teesta/);
  const file = { as, contents: Buffer.from(text), name: 'example.csv' };
  const { body } = await uploadFile<ImportDetail>(site, '/manage/import-files/tours', file);
  expect(body.data.rows.flatMap(({ faults }) => faults)).toEqual([]);
  expect(body.data.counts).toMatchObject({ new: 1, fault: 0 });
});
