// @module-tag dialect
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { MoneyRulesSet } from '../../../contracts/money/money-rules.contract.ts';
import { makeAdmin, makeOwner } from '../../../tests/support/factories.ts';
import { moneyDesk, REGISTERED } from '../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';
import { contentOf, listDocuments } from '../documents/documents.queries.ts';

const NOW = '2026-11-30T06:30:00.000Z';
let site: TestApp;
let as: string;
let desk: ReturnType<typeof moneyDesk>;

beforeAll(async () => {
  site = await buildTestApp();
});
beforeEach(async () => {
  site.setClock(NOW);
  for (const table of ['documents', 'document_counters', 'tax_rules'] as const)
    await site.db.deleteFrom(table).execute();
  as = await site.signIn(await makeOwner(site.db));
  desk = moneyDesk(site, as);
});
afterAll(() => site.close());

const papers = async ({ id }: { id: string }) => (await listDocuments(site.db, [id])).map(contentOf);

test('who is registered names an address of their own: see rule 46', async () => {
  await site.db
    .updateTable('settings')
    .set({ is_placeholder: 1 })
    .where('name', '=', 'addressLines')
    .execute();
  const save = (rules: object) =>
    site.put(`/manage/money/rules/2026-11-30`, { as, body: { ...REGISTERED, ...rules } });
  expect((await save({})).body.fields).toEqual({
    registration: 'Bills of who is registered name an address: enter it in Settings, under Office.',
  });
  expect((await save({ packageSentence: '' })).body.fields).toEqual({
    packageSentence: 'The lower rate holds only for bills that say this sentence.',
  });
  expect((await save({ registration: 'none', gstin: '', legalName: '' })).status).toBe(200);
  expect((await desk.saveRules('2026-11-30')).status).toBe(200);
});

test('rules hold from a day on: neither the past nor a day that has documents changes', async () => {
  expect((await desk.saveRules('2026-11-29')).body.fields).toHaveProperty('day');
  await desk.saveRules('2026-12-01', { prefix: 'NEW' });
  const { enquiry } = await desk.agreed();
  await desk.pay(enquiry, 10_000);
  expect((await papers(enquiry))[0]).toMatchObject({ number: 'TTP/26-27/0001', title: 'Receipt' });
  expect((await desk.saveRules('2026-11-30')).status).toBe(409);
  site.setClock('2026-11-30T18:30:00.000Z');
  desk = moneyDesk(site, await site.signIn(await makeOwner(site.db)));
  await desk.pay(enquiry, 10_000);
  expect((await papers(enquiry))[1]).toMatchObject({ number: 'NEWR/26-27/0001', day: '2026-12-01' });
});

test('a set that has begun stays; a later one can be dropped', async () => {
  await desk.saveRules('2026-11-30');
  await desk.saveRules('2027-04-01');
  const drop = (day: string) => site.delete<object[]>(`/manage/money/rules/${day}`, { as });
  expect((await drop('2026-11-30')).status).toBe(409);
  expect((await drop('2027-04-01')).body.data).toMatchObject([
    { fromDay: '2026-11-30', isInForce: true },
    { fromDay: null, isInForce: false, rules: { isChecked: false } },
  ]);
  expect((await drop('2027-04-01')).status).toBe(404);
});

test('what is typed of the agency is checked', async () => {
  const faults = async (rules: object) =>
    Object.keys((await desk.saveRules('2026-11-30', rules)).body.fields ?? {});
  expect(await faults({ gstin: '27AAPFU0939F1ZV' })).toEqual(['homeState']);
  expect(await faults({ gstin: '' })).toEqual(['gstin']);
  expect(await faults({ gstin: '19AAPFU0939F1ZZ' })).toEqual(['gstin']);
  expect(await faults({ prefix: 'LONG' })).toEqual(['prefix']);
  expect(await faults({ prefix: 'T/' })).toEqual(['prefix']);
  expect(await faults({ upiId: 'teesta', upiName: 'Teesta' })).toEqual(['upiId']);
  expect(await faults({ bankAccount: '123456789' })).toEqual(['ifsc']);
  expect(await faults({ packagePercent: 51 })).toEqual(['packagePercent']);
  const agent = await site.signIn(await makeAdmin(site.db, { staff_role: 'agent' }));
  expect((await desk.saveRules('2026-11-30', {}, agent)).status).toBe(403);
});

const SHOP = { upiId: 'shop@okbank', upiName: 'Teesta Shop' };
const BANK = { bankHolder: 'Teesta', bankAccount: '50200012345678', ifsc: 'HDFC0000123', bankName: 'HDFC' };
const setsOf = async () => (await site.get<MoneyRulesSet[]>('/manage/money/rules', { as })).body.data;

test('where to pay changes in the sets ahead, too, unless they say another place', async () => {
  const old = { upiId: 'old@okbank', upiName: 'Teesta' };
  await desk.saveRules('2026-11-30', old);
  await desk.saveRules('2027-04-01', { ...old, ...BANK, packagePercent: 6 });
  await desk.saveRules('2027-10-01', { upiId: 'other@okbank', upiName: 'Teesta', packagePercent: 7 });
  await desk.saveRules('2026-11-30', { ...SHOP, isMerchantVerified: true });
  expect((await setsOf()).map(({ rules }) => rules)).toMatchObject([
    { upiId: 'other@okbank', isMerchantVerified: false, bankAccount: '', packagePercent: 7 },
    { ...SHOP, ...BANK, isMerchantVerified: true, packagePercent: 6 },
    { ...SHOP, isMerchantVerified: true, bankAccount: '', packagePercent: 5 },
    { upiId: '' },
  ]);
  const logged = await site.db
    .selectFrom('audit_log')
    .select(['subject_id', 'after'])
    .where('action', '=', 'money_rules.save')
    .orderBy('id', 'desc')
    .limit(2)
    .execute();
  expect(logged.map(({ subject_id }) => subject_id)).toEqual(['2027-04-01', '2026-11-30']);
  expect(JSON.parse(logged[0]?.after ?? '')).toEqual({ ...SHOP, isMerchantVerified: true });
});

test('what no paper prints changes on a day that has papers; the rest waits for tomorrow', async () => {
  await desk.saveRules('2026-11-30');
  const { enquiry } = await desk.agreed();
  await desk.pay(enquiry, 10_000);
  const free = { ...SHOP, ...BANK, isMerchantVerified: true, isChecked: true };
  expect((await desk.saveRules('2026-11-30', free)).status).toBe(200);
  expect((await setsOf())[0]?.rules).toMatchObject(free);
  for (const printed of [{ packagePercent: 6 }, { prefix: 'NEW' }, { sac: '998552' }, { legalName: 'Other' }])
    expect((await desk.saveRules('2026-11-30', { ...free, ...printed })).body).toMatchObject({
      message:
        'Papers of that day use these rules: only UPI, bank and the accountant’s tick can still change. Choose tomorrow or later for the rest.',
    });
});

test('where to pay changes today on a site that has not said its rules, though it has papers', async () => {
  const { enquiry } = await desk.agreed();
  await desk.pay(enquiry, 10_000);
  const [first] = await setsOf();
  const saved = await site.put('/manage/money/rules/2026-11-30', { as, body: { ...first?.rules, ...SHOP } });
  expect(saved.status).toBe(200);
});
