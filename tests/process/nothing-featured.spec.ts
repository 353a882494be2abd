import { expect, type Page, test } from '@playwright/test';
import type { ManagedTourList } from '../../contracts/manage-tours.contract.ts';
import {
  ADMIN,
  makeDataDir,
  removeDataDir,
  type ServerProcess,
  startServer,
} from '../support/server-process.ts';

let dataDir: string;
let server: ServerProcess;

test.beforeAll(async () => {
  dataDir = makeDataDir();
  server = await startServer(dataDir);
});

test.afterAll(async () => {
  await server.stop();
  removeDataDir(dataDir);
});

test('the home page keeps its first section with no tour featured, and with no tour at all', async ({
  page,
}) => {
  const call = await signedIn(page);
  const tours: ManagedTourList = await call('get', '/manage/tours');
  const archive = async (isTaken: (tour: ManagedTourList['data'][number]) => boolean) => {
    for (const { _id } of tours.data.filter(isTaken)) {
      await call('put', `/tours/${_id}/status`, { status: 'archived' });
    }
  };
  const section = page.getByRole('region', { name: 'Our Top Featured Tours' });

  await archive((tour) => tour.featured);
  await page.goto(`${server.url}/home`);
  await expect(section.getByRole('article')).toHaveCount(12);
  const best = await call('get', '/tours/browse?sort=rating');
  await expect(section.getByRole('article').first()).toContainText(best.data[0].title);
  await expect(section.getByRole('link', { name: 'Explore More' })).toBeVisible();

  await archive((tour) => !tour.featured);
  await page.goto(`${server.url}/home`);
  await expect(section.getByRole('heading', { name: 'No tours yet' })).toBeVisible();
  await expect(section.getByRole('article')).toHaveCount(0);
});

async function signedIn(page: Page) {
  const { email, password } = ADMIN;
  const login = await page.request.post(`${server.url}/api/v1/auth/login`, {
    data: { email, password },
    headers: { origin: server.url },
  });
  expect(login.ok(), await login.text()).toBe(true);
  return async (method: 'get' | 'put', path: string, data?: object) => {
    const headers = { origin: server.url };
    const answer = await page.request[method](`${server.url}/api/v1${path}`, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return answer.json();
  };
}
