import { readFile } from 'node:fs/promises';
import { toast, uniqueName } from '../support/e2e/desk.ts';
import { checkAccessibility, expect, signInAsAdmin, test, visit } from '../support/e2e/e2e-fixtures.ts';
import { sidewaysScroll } from '../support/e2e/page-layout.ts';

const HEADER = 'Tour Name,Area,Nights/Days,Rate (INR),Group size,How long ago';

/** Twelve tours as a sheet has them, two of them with a fault. */
function sheetOf(name: string): string {
  const rows = Array.from({ length: 12 }, (_, at) => {
    const price = at === 4 ? 'on request' : `"₹${10 + at},500"`;
    return `${name} ${at + 1},Gangtok,3N/4D,${price},${at === 7 ? 0 : 8},x`;
  });
  return [HEADER, ...rows].join('\r\n');
}

test('staff import the right ones of twelve tours from a sheet on a phone, mend two faults, and undo it', {
  tag: ['@long', '@phone-only'],
}, async ({ page }) => {
  const name = uniqueName('Ridge');
  await signInAsAdmin(page);
  await visit(page, '/admin/manage-tours');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  const file = { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(sheetOf(name)) };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await expect(page.getByRole('heading', { level: 1, name: `${name}.csv` })).toBeVisible();
  await expect(page.getByLabel('Tour Name')).toHaveValue('title');
  await expect(page.getByLabel('Rate (INR)')).toHaveValue('price');
  await checkAccessibility(page);
  expect(await sidewaysScroll(page)).toEqual([]);

  // Chosen by the keyboard, and still so after a reload.
  await page.getByLabel('Area').selectOption({ label: 'City' });
  await expect(page.getByText('6 columns in the file, 5 of them imported')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Of 12 rows' })).toHaveText(
    'Of 12 rows: 10 tours new; 2 rows to be mended, and left out until then.',
  );
  await page.reload();
  await expect(page.getByLabel('Area')).toHaveValue('city');
  const faults = page
    .getByRole('list', { name: 'Rows' })
    .getByRole('listitem')
    .filter({ hasText: 'To be mended' });
  await expect(faults).toHaveText([
    /Row 6.*Rate \(INR\): “on request” Enter the price/,
    /Row 9.*Group size: “0”/,
  ]);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the faults' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  expect(text.split('\r\n')).toHaveLength(4);

  await page.getByRole('button', { name: 'Import 10 tours' }).click();
  await expect(toast(page, 'Imported: 10 tours new')).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} 1`, exact: true })).toBeVisible();

  // The file of faults, mended, is matched as the first was told to be.
  const mended = text.replace('on request', '"₹14,500"').replace(/,0,/, ',8,');
  await expect(page.getByText('2 rows left out')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download the faults' })).toBeVisible();

  await visit(page, '/admin/import');
  await page
    .getByLabel('Choose a file')
    .setInputFiles({ ...file, name: 'mended.csv', buffer: Buffer.from(mended) });
  await page.getByRole('button', { name: 'Import 2 tours' }).click();
  await expect(page.getByText('Imported: 2 tours new.')).toBeVisible();

  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('button', { name: 'Undo it' }).click();
  await expect(page.getByText('This import was undone.')).toBeVisible();
  await visit(page, `/admin/manage-tours?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('link', { name: new RegExp(`^Edit ${name}|^${name}`) })).toHaveCount(10);
});
