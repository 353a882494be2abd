import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IssuedDocument } from '../../../contracts/money/documents.contract.ts';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { moneyDesk } from '../../../tests/support/money-desk.ts';
import { buildTestApp, type TestApp } from '../../../tests/support/test-app.ts';

let site: TestApp;

beforeAll(async () => {
  site = await buildTestApp();
  site.setClock('2026-11-30T06:30:00.000Z');
});
afterAll(() => site.close());

test('staff read what a document says, by the enquiry that it is of', async () => {
  const as = await site.signIn(await makeAdmin(site.db));
  const desk = moneyDesk(site, as);
  const [{ enquiry }, other] = [await desk.agreed(), await desk.agreed()];
  const { documents } = await desk.pay(enquiry, 33_000);
  const read = (of: string) =>
    site.get<IssuedDocument>(`/manage/bookings/${of}/documents/${documents[0]?._id}/content`, { as });
  expect((await read(enquiry.id)).body.data).toMatchObject({
    ...{ kind: 'receipt', number: documents[0]?.number, inWords: 'Rupees Thirty-Three Thousand Only' },
    buyer: { name: 'Asha Rai' },
  });
  expect((await read(other.enquiry.id)).status).toBe(404);
});
