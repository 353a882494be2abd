import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserApi } from './api/browser-api.ts';
import { MemoryStorage } from './lib/browser/memory-storage.ts';
import { bookingsApi } from './routes/admin/bookings/bookings-api.ts';
import { reviewsApi } from './routes/admin/reviews/reviews-api.ts';
import { subscribersApi } from './routes/admin/subscribers/subscribers-api.ts';
import { createTour, deleteTour, updateTour } from './routes/admin/tours/tours-api.ts';
import { usersApi } from './routes/admin/users/users-api.ts';

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

const all = new URLSearchParams();
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
  ['POST /auth/login', () => browserApi.login(login), undefined, login],
  [
    'POST /auth/register',
    () => browserApi.register({ username: 'Asha', ...login }),
    undefined,
    { username: 'Asha', ...login },
  ],
  ['POST /auth/logout', () => browserApi.logout('of-the-login'), ACCESS],
  [
    'POST /auth/forgot-password',
    () => browserApi.forgotPassword('asha@example.com'),
    undefined,
    { email: 'asha@example.com' },
  ],
  [
    'POST /auth/reset-password/t1',
    () => browserApi.resetPassword('t1', 'rhododendrons'),
    undefined,
    { password: 'rhododendrons' },
  ],
  ['POST /auth/resend-reset-link', () => browserApi.resendResetLink('t1'), undefined, { token: 't1' }],
  ['GET /tours', () => browserApi.listTours()],
  ['GET /tours/t1', () => browserApi.getTour('t1')],
  ['GET /tours/search/getTourBySearch?city=Gangtok', () => browserApi.searchTours('Gangtok')],
  ['POST /tours', () => createTour(tour, 'key'), ACCESS, tour],
  ['PUT /tours/t1', () => updateTour('t1', tour), ACCESS, tour],
  ['DELETE /tours/t1', () => deleteTour('t1'), ACCESS],
  ['POST /booking', () => browserApi.sendEnquiry(enquiry, 'key'), ACCESS, enquiry],
  ['DELETE /booking/b1', () => bookingsApi.remove('b1'), ACCESS],
  ['POST /review/t1', () => browserApi.writeReview('t1', review), ACCESS, review],
  ['GET /review', () => reviewsApi.list(all), ADMIN],
  ['DELETE /review/r1', () => reviewsApi.remove('r1'), ADMIN],
  ['GET /users', () => usersApi.list(all), ADMIN],
  ['DELETE /users/u1', () => usersApi.remove('u1'), ADMIN],
  ['GET /subscribe', () => subscribersApi.list(all), ACCESS],
  ['DELETE /subscribe/s1', () => subscribersApi.remove('s1'), ACCESS],
  ['POST /contacts/send-mail', () => browserApi.sendContactMessage(message, 'key'), undefined, message],
  [
    'POST /subscribe',
    () => browserApi.subscribe('asha@example.com'),
    undefined,
    { email: 'asha@example.com' },
  ],
];

test.each(CALLS)('%s goes out as the specification has it', async (name, call, authorization, body) => {
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
});

test('a missing key sends no Authorization', async () => {
  vi.stubGlobal('localStorage', Object.assign(new MemoryStorage(), { accessToken: 'of-the-login' }));
  await usersApi.list(all);
  await reviewsApi.list(all);
  expect(sent.map(({ init }) => new Headers(init.headers).get('authorization'))).toEqual([null, null]);
});

test('an answer’s data is read, a list’s and an object’s, and a failure’s message', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: [{ _id: 't1' }] }));
  expect((await browserApi.listTours()).data).toEqual([{ _id: 't1' }]);
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data: { _id: 't1' } }));
  expect((await browserApi.getTour('t1')).data).toEqual({ _id: 't1' });
  vi.stubGlobal('fetch', async () =>
    Response.json({ success: false, code: 'conflict', message: 'Taken.', requestId: 'x' }, { status: 409 }),
  );
  await expect(browserApi.register({ username: 'Asha', ...login })).rejects.toThrow('Taken.');
});
