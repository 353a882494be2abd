import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryStorage } from '../tests/support/memory-storage.ts';
import { formAsBody } from './api/form-as-body.ts';
import { createPageApi } from './api/page-api.ts';
import { sendByFetch } from './api/send-by-fetch.ts';
import { formApi } from './features/forms/form-api.ts';
import { accountApi } from './features/session/account-api.ts';
import { visitorApi } from './features/session/visitor-api.ts';
import { staffApi } from './routes/admin/staff-api.ts';

const pageApi = createPageApi(sendByFetch);

const ACCESS = 'Bearer of-the-login';
const ADMIN = 'Bearer set-by-hand';

const sent: { address: string; init: RequestInit }[] = [];

beforeEach(() => {
  sent.length = 0;
  const stored = { accessToken: 'of-the-login', token: 'set-by-hand' };
  vi.stubGlobal('localStorage', Object.assign(new MemoryStorage(), stored));
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push({ address, init });
    return Response.json({ success: true, message: 'Done.', data: [] });
  });
});
afterEach(() => void vi.unstubAllGlobals());

const OF_T1 = { params: { id: 't1' } };
const tour = { title: 'Tsomgo', price: '20000' };
const enquiry = {
  userId: 'u1',
  userEmail: 'asha@example.com',
  tourName: 'Tsomgo',
  fullName: 'Asha Rai',
  phone: '98000 00000',
  guestSize: 3,
  bookAt: '2099-04-01',
};
const message = {
  name: 'Bina Lama',
  email: 'bina@example.com',
  mobile: '9800000001',
  tourType: 'Family' as const,
  message: 'Is it open in April?',
};
const login = { email: 'asha@example.com', password: 'over the bridge' };
const review = { username: 'Asha', reviewText: 'Clear mornings.', rating: 5 };

/** Method and path, how it is called, which token goes along, and the body. */
const CALLS: [name: string, call: () => Promise<unknown>, authorization?: string, body?: object][] = [
  ['POST /auth/login', () => accountApi.login({ body: login }), undefined, login],
  [
    'POST /auth/register',
    () => accountApi.register({ body: { username: 'Asha', ...login } }),
    undefined,
    { username: 'Asha', ...login },
  ],
  ['POST /auth/logout', () => visitorApi.logout({ bearer: 'of-the-login' }), ACCESS],
  [
    'POST /auth/forgot-password',
    () => accountApi.forgotPassword({ body: { email: 'asha@example.com' } }),
    undefined,
    { email: 'asha@example.com' },
  ],
  [
    'POST /auth/reset-password/t1',
    () => accountApi.resetPassword({ params: { token: 't1' }, body: { password: 'rhododendrons' } }),
    undefined,
    { password: 'rhododendrons' },
  ],
  [
    'POST /auth/resend-reset-link',
    () => accountApi.resendResetLink({ body: { token: 't1' } }),
    undefined,
    { token: 't1' },
  ],
  ['GET /tours', () => visitorApi.listTours()],
  ['GET /tours/t1', () => pageApi.getTour(OF_T1)],
  [
    'GET /tours/search/getTourBySearch?city=Gangtok',
    () => visitorApi.searchTours({ query: { city: 'Gangtok' } }),
  ],
  ['POST /tours', () => staffApi.createTour({ body: formAsBody(tour), idempotencyKey: 'key' }), ACCESS, tour],
  ['PUT /tours/t1', () => staffApi.updateTour({ ...OF_T1, body: formAsBody(tour) }), ACCESS, tour],
  ['DELETE /tours/t1', () => staffApi.deleteTour(OF_T1), ACCESS],
  ['POST /booking', () => formApi.sendEnquiry({ body: enquiry, idempotencyKey: 'key' }), ACCESS, enquiry],
  ['DELETE /booking/b1', () => staffApi.binEnquiry({ params: { id: 'b1' } }), ACCESS],
  ['POST /review/t1', () => accountApi.writeReview({ ...OF_T1, body: review }), ACCESS, review],
  ['GET /review', () => staffApi.listReviews(), ADMIN],
  ['DELETE /review/r1', () => staffApi.deleteReview({ params: { id: 'r1' } }), ADMIN],
  ['GET /users', () => staffApi.listUsers(), ADMIN],
  ['DELETE /users/u1', () => staffApi.deleteUser({ params: { id: 'u1' } }), ADMIN],
  ['GET /subscribe', () => staffApi.listSubscribers(), ACCESS],
  ['DELETE /subscribe/s1', () => staffApi.deleteSubscriber({ params: { id: 's1' } }), ACCESS],
  [
    'POST /contacts/send-mail',
    () => formApi.sendContactMessage({ body: message, idempotencyKey: 'key' }),
    undefined,
    message,
  ],
  [
    'POST /subscribe',
    () => accountApi.subscribe({ body: { email: 'asha@example.com' } }),
    undefined,
    { email: 'asha@example.com' },
  ],
];

test.each(CALLS)(
  '%s goes out as the specification has it §7.1 §7.3 §7.5 §7.8 §7.9 §7.11 §7.13 §7.16–7.20 §7.22 §7.26 §7.28 §7.31 §7.32 §7.34 §7.35 §7.37 §7.38 §7.40 §7.42 §7.46',
  async (name, call, authorization, body) => {
    await call();
    const [{ address, init }, ...others] = sent as [(typeof sent)[0]];
    expect(others).toEqual([]);
    const [method, path] = name.split(' ');
    // The lists of the admin area name the length of their pages beside it.
    expect(`${init.method} ${address.replace(/\?limit=\d+$/, '')}`).toBe(`${method} /api/v1${path}`);
    // By the time that a session ends the cookies may be somebody else's.
    expect(init.credentials).toBe(path === '/auth/logout' ? 'omit' : 'same-origin');
    const headers = new Headers(init.headers);
    expect(headers.get('authorization')).toBe(authorization ?? null);
    expect(init.body).toBe(body && JSON.stringify(body));
    expect(headers.get('content-type')).toBe(body ? 'application/json' : null);
  },
);

test('a missing key sends no Authorization §7.47', async () => {
  vi.stubGlobal('localStorage', Object.assign(new MemoryStorage(), { accessToken: 'of-the-login' }));
  await staffApi.listUsers();
  await staffApi.listReviews();
  expect(sent.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([null, null]);
});

test('an answer’s data is read, a list’s and an object’s, and a failure’s message §3.29 §7.44', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [{ _id: 't1' }] }));
  expect((await visitorApi.listTours()).data).toEqual([{ _id: 't1' }]);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { _id: 't1' } }));
  expect((await pageApi.getTour(OF_T1)).data).toEqual({ _id: 't1' });
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 'conflict', message: 'Taken.', requestId: 'x' }, { status: 409 }),
  );
  await expect(accountApi.register({ body: { username: 'Asha', ...login } })).rejects.toThrow('Taken.');
});
