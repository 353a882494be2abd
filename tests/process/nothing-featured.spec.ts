import { expect } from '@playwright/test';
import type { ManagedTourList } from '../../contracts/tours/manage-tours.contract.ts';
import type { BrowseAnswer } from '../../contracts/tours/tours.contract.ts';
import { callApi, signInByApi } from '../support/e2e/call-api.ts';
import { test } from '../support/process/own-server.ts';
import { ADMIN } from '../support/process/server-process.ts';

test('the home page keeps its first section with no tour featured, and with no tour at all', {
  tag: '@long',
}, async ({ page, server }) => {
  const token = await signInByApi(server, ADMIN);
  const tours = await callApi<ManagedTourList>(server, 'GET', '/manage/tours', { token });
  const archive = async (isTaken: (tour: ManagedTourList['data'][number]) => boolean) => {
    const body = { status: 'archived' };
    for (const { _id } of tours.data.filter(isTaken))
      await callApi(server, 'PUT', `/tours/${_id}/status`, { body, token });
  };
  const section = page.getByRole('region', { name: 'Our Top Featured Tours' });

  await archive((tour) => tour.featured);
  await page.goto('/home');
  await expect(section.getByRole('article')).toHaveCount(12);
  const best = await callApi<BrowseAnswer>(server, 'GET', '/tours/browse?sort=rating');
  await expect(section.getByRole('article').first()).toContainText(best.data[0]?.title ?? '');
  await expect(section.getByRole('link', { name: 'Explore More' })).toBeVisible();

  await archive((tour) => !tour.featured);
  await page.goto('/home');
  await expect(section.getByRole('heading', { name: 'No tours yet' })).toBeVisible();
  await expect(section.getByRole('article')).toHaveCount(0);
});
