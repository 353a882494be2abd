import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EMPTY_DOSSIER } from '../../../contracts/dossier/empty-dossier.ts';
import type { IssueDetail, IssuePreview } from '../../../contracts/newsletter/issues.contract.ts';
import { makeAdmin, makeTour } from '../../../tests/support/factories.ts';
import { newsletterDesk } from '../../../tests/support/newsletter-desk.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

const PARK_FEE = { name: 'Park', perPerson: 1_200, nights: 5, freeBelow: null, halfBelow: null };
const NOON = '2026-11-20T06:30:00.000Z';

let site: TestApp;
let desk: ReturnType<typeof newsletterDesk>;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  desk = newsletterDesk(site, await makeAdmin(site.db, { email: 'nima@agency.example' }));
});
afterAll(() => site.close());
afterEach(() => site.setClock());
beforeEach(async () => {
  await desk.clear();
  site.setClock(NOON);
});

describe('writing', () => {
  test('a second editor is told that the first was faster, and nothing is overwritten', async () => {
    const issue = await desk.write();
    const put = async (subject: string) =>
      site.put<IssueDetail>(`/manage/newsletter/issues/${issue._id}`, {
        as: await desk.asStaff(),
        body: { subject, body: 'x', version: issue.version },
      });
    expect((await put('Mine')).status).toBe(200);
    const second = await put('Theirs');
    expect([second.status, second.body.code]).toEqual([409, 'conflict']);
    expect(await desk.read(issue._id)).toMatchObject({ subject: 'Mine', version: 2, state: 'draft' });
    // The same once more, whose answer was lost, is stored already.
    const again = await put('Mine');
    expect(again.body.data).toMatchObject({ subject: 'Mine', version: 2 });
  });

  test('a tour in a line of its own is a card, with picture, price and link', async () => {
    await makeTour(site.db, {
      title: 'Lakes of Sikkim',
      slug: 'lakes-of-sikkim',
      price: 150_000,
      discount_price: 123_456,
      discount: 18,
      dossier: { pricing: { ...EMPTY_DOSSIER.pricing, fees: [PARK_FEE] } },
    });
    const body = 'Look:\n{{tour:lakes-of-sikkim}}\nSoon.';
    const { data } = (await desk.post<IssuePreview>('/preview', { subject: 'x', body })).body;
    expect(data.faults).toEqual([]);
    expect(data.html).toContain('₹1,23,456 + ₹6,000 fees per person');
    expect(data.html).toContain(`href="${SITE_URL}/tours/lakes-of-sikkim"`);
    expect(data.text.split('\n').filter((line) => /Look|Lakes of Sikkim|Soon/.test(line))).toHaveLength(3);
  });

  test('what cannot be sent is named: tours that are not there or not published, other fields, ends that are missing', async () => {
    await makeTour(site.db, { slug: 'a-draft', status: 'draft' });
    const body = '{{tour:nowhere}}\n\n{{tour:a-draft}}\n\nHello {{name}}\n\nand {{tour:x}} here\n\n{{open';
    const { data } = (await desk.post<IssuePreview>('/preview', { subject: 'x', body })).body;
    expect(data.faults).toEqual([
      'A field has no end: {{open',
      'There is no field {{name}}: only tours can be dropped in.',
      '{{tour:x}} has to stand in a line of its own.',
      '{{tour:nowhere}}: there is no published tour of this name.',
      '{{tour:a-draft}}: there is no published tour of this name.',
      '{{tour:x}}: there is no published tour of this name.',
    ]);
    await desk.makeReader();
    const refused = await desk.send(await desk.write({ body }));
    expect(refused.status).toBe(400);
    expect(refused.body.fields.body).toContain('{{tour:nowhere}}');
  });

  test('what every object has is no field: neither a failure nor the text of a function', async () => {
    const body = 'A {{constructor}}\n\n{{__proto__}}\n\n[Open]({{toString}})';
    const preview = await desk.post<IssuePreview>('/preview', { subject: '{{valueOf}}', body });
    expect(preview.status).toBe(200);
    expect(preview.body.data.faults).toEqual(
      ['constructor', '__proto__', 'toString'].map(
        (name) => `There is no field {{${name}}}: only tours can be dropped in.`,
      ),
    );
    expect(preview.body.data.html).not.toMatch(/native code|\[object/);
  });

  test('a text that nobody could lay out in time is refused before it is saved, by the field, and shown as it is', async () => {
    const body = `${'- '.repeat(300)}x\n${'a\n'.repeat(9_000)}x`;
    const issue = await desk.write();
    const as = await desk.asStaff();
    const fields = { body: expect.stringMatching(/more than 1000 lines/) };
    const create = await site.post('/manage/newsletter/issues', { as, body: { subject: 'x', body } });
    expect([create.status, create.body.fields]).toEqual([400, fields]);
    const put = await site.put(`/manage/newsletter/issues/${issue._id}`, {
      as,
      body: { subject: 'x', body, version: issue.version },
    });
    expect([put.status, put.body.fields]).toEqual([400, fields]);
    const mail = await desk.post('/test', { subject: 'x', body });
    expect([mail.status, mail.body.fields]).toEqual([400, fields]);
    const { data } = (await desk.post<IssuePreview>('/preview', { subject: 'x', body })).body;
    expect(data.faults).toEqual([fields.body]);
    expect(data.html).toContain('- - - -');
  });

  test('HTML stays text, and a link that runs something is none', async () => {
    const body = '<script>alert(1)</script>\n\n[x](javascript:alert(1))';
    const { data } = (await desk.post<IssuePreview>('/preview', { subject: 'x', body })).body;
    expect(data.html).not.toMatch(/<script|href="javascript/);
  });

  test('a test goes to the person signed in, at once', async () => {
    await desk.post('/test', { subject: 'Passes', body: 'Open.' });
    const [row] = await site.db.selectFrom('outbox').selectAll().execute();
    expect(row).toMatchObject({ kind: 'newsletter-test', recipient: 'nima@agency.example', lane: 0 });
    expect(await desk.build(row as never)).toMatchObject({ subject: '[Test] Passes' });
  });
});
