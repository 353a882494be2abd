import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { makeAdmin } from '../../../tests/support/factories.ts';
import { newsletterReader } from '../../../tests/support/newsletter-reader.ts';
import { buildTestApp, SITE_URL, type TestApp } from '../../../tests/support/test-app.ts';
import { demoSettings } from '../../content/demo-settings.ts';
import { insertPlaceholders } from '../settings/settings.queries.ts';

let site: TestApp;
let reader: ReturnType<typeof newsletterReader>;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  reader = newsletterReader(site, await makeAdmin(site.db));
});
afterAll(() => site.close());
afterEach(() => site.setClock());
beforeEach(() => reader.forgetAll());

describe('a mail program', () => {
  const post = (path: string, type: string | undefined, payload: string | undefined, headers = {}) =>
    site.app.inject({
      method: 'POST',
      url: path,
      payload,
      headers: { ...(type && { 'content-type': type }), ...headers },
    });

  test.each([
    ['as a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'as a form of several parts',
      'multipart/form-data; boundary=b',
      '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    ],
    ['with a charset', 'application/x-www-form-urlencoded; charset=UTF-8', 'List-Unsubscribe=One-Click'],
    ['as text', 'text/plain', 'List-Unsubscribe=One-Click'],
    ['as JSON', 'application/json', '{"List-Unsubscribe":"One-Click"}'],
    ['as JSON that is none', 'application/json', 'List-Unsubscribe=One-Click'],
    ['as something unheard of', 'x', 'List-Unsubscribe=One-Click'],
    ['with a type alone', 'application/json', undefined],
    ['with nothing at all', undefined, undefined],
    ['with parts that never end', 'multipart/form-data', 'no boundary'],
    ['with more than anybody reads', 'text/plain', 'x'.repeat(50_000)],
  ])('leaves for its reader without cookie or origin, %s', async (_how, type, payload) => {
    await reader.join();
    const { headers, leave: token } = await readMailAnew();
    expect(headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${SITE_URL}/newsletter/leave/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    });
    for (const from of [{}, { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' }]) {
      const answer = await post(`/newsletter/leave/${token}`, type, payload, from);
      expect([answer.statusCode, answer.body]).toEqual([200, '']);
    }
    expect(await reader.row()).toMatchObject({ state: 'left' });
  });

  test('is not read on and on', async () => {
    const answer = await post('/newsletter/leave/none', 'text/plain', 'x'.repeat(200_000));
    expect(answer.statusCode).toBe(413);
  });

  test('gets the agency’s mailbox as well, once that is known', async () => {
    await reader.subscribe();
    await site.db
      .updateTable('settings')
      .set({ value: JSON.stringify('office@agency.example'), is_placeholder: 0 })
      .where('name', '=', 'email')
      .execute();
    const { headers, leave: token } = await reader.readMail();
    await site.db.updateTable('settings').set({ is_placeholder: 1 }).where('name', '=', 'email').execute();
    expect(headers['List-Unsubscribe']).toBe(
      `<${SITE_URL}/newsletter/leave/${token}>, <mailto:office@agency.example?subject=Unsubscribe>`,
    );
  });

  test('that looks at a link, or asks for its head alone, changes nothing', async () => {
    const token = await reader.join();
    for (const method of ['GET', 'HEAD'] as const)
      await site.app.inject({ method, url: `/api/v1/newsletter/leave/${token}` });
    expect(await reader.row()).toMatchObject({ state: 'confirmed' });
  });

  /** Of whom is asked a second time: with the headers of that mail. */
  async function readMailAnew() {
    const token = (await reader.row()).leave_token ?? '';
    await reader.leave(token);
    await reader.subscribe();
    return reader.readMail();
  }
});

describe('the plain forms of the pages', () => {
  const press = (path: string, fields: Record<string, string> = {}) =>
    site.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html,*/*' },
      payload: new URLSearchParams(fields).toString(),
    });

  test('lead from step to step without script', async () => {
    await reader.subscribe();
    const links = await reader.readMail();
    const confirmed = await press(`/newsletter/confirm/${links.token}`);
    expect([confirmed.statusCode, confirmed.headers.location]).toEqual([
      303,
      `/newsletter/confirm/${links.token}`,
    ]);
    expect(await reader.row()).toMatchObject({ state: 'confirmed' });
    const left = await press(`/newsletter/leave/${links.leave}`);
    expect([left.statusCode, left.headers.location]).toEqual([303, `/newsletter/leave/${links.leave}`]);
    await press(`/newsletter/leave/${links.leave}/reason`, { reason: 'travelled', text: 'Lovely.' });
    expect(await reader.row()).toMatchObject({
      state: 'left',
      leave_reason: 'travelled',
      leave_text: 'Lovely.',
    });
    const stayed = await press(`/newsletter/leave/${links.leave}/stay`);
    expect(await reader.row()).toMatchObject({ state: 'confirmed' });
    // Else the page would ask whether to leave, as if the press had come to nothing.
    expect(stayed.headers.location).toBe(`/newsletter/leave/${links.leave}?result=stayed`);
  });

  test('each step says to which wording its page showed consent was given', async () => {
    const calls = vi.spyOn(site.app, 'routing');
    const fields = { consentVersion: '2026-11-23' };
    await press('/newsletter/confirm/x', fields);
    await press('/newsletter/leave/x/stay', fields);
    const traces = { 'x-form-traces': 'consentVersion=2026-11-23' };
    for (const url of ['/api/v1/newsletter/confirm/x', '/api/v1/newsletter/leave/x/stay']) {
      const request = expect.objectContaining({ url, headers: expect.objectContaining(traces) });
      expect(calls).toHaveBeenCalledWith(request, expect.anything());
    }
    calls.mockRestore();
  });

  test.each([
    ['/newsletter/leave/x/reason', '/newsletter/leave/x'],
    ['/newsletter/leave/x/stay', '/newsletter/leave/x'],
  ])('%s, opened again without a press, leads back to its page', async (path, page) => {
    const answer = await site.app.inject({ method: 'GET', url: path });
    expect([answer.statusCode, answer.headers.location]).toEqual([303, page]);
  });

  test('say what was wrong', async () => {
    // What has become of a link its page says.
    expect((await press('/newsletter/leave/x/stay')).headers.location).toBe('/newsletter/leave/x');
    const leave = await reader.join();
    await reader.leave(leave);
    const reason = await press(`/newsletter/leave/${leave}/reason`, { text: 'x'.repeat(1_001) });
    expect(reason.headers.location).toBe(`/newsletter/leave/${leave}?result=too-long`);
    expect((await press('/newsletter/confirm/%2Fhome')).headers.location).toBe('/newsletter/confirm/%2Fhome');
  });

  test('are held to the limits of their sender', async () => {
    const strict = await buildTestApp({ env: { RATE_LIMIT_SCALE: '1' } });
    const send = (remoteAddress: string) =>
      strict.app.inject({
        method: 'POST',
        url: '/newsletter/confirm/x',
        remoteAddress,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });
    const results = [];
    for (let time = 0; time < 11; time += 1) results.push((await send('198.51.100.7')).headers.location);
    const other = (await send('198.51.100.8')).headers.location;
    await strict.close();
    expect(results.at(-1)).toBe('/newsletter/confirm/x?result=too-often');
    expect([results[0], other]).toEqual(Array(2).fill('/newsletter/confirm/x'));
  });

  test.each([
    ['too long', 'application/x-www-form-urlencoded', `text=${'x'.repeat(20_000)}`, 413],
    ['of another kind', 'application/json', '{}', 415],
  ])('refuse a body that is %s', async (_what, type, payload, status) => {
    const url = '/newsletter/leave/x/reason';
    const answer = await site.app.inject({ method: 'POST', url, payload, headers: { 'content-type': type } });
    expect(answer.statusCode).toBe(status);
  });
});
