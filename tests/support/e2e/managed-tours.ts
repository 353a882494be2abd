import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import type { ManagedTour } from '../../../contracts/tours/manage-tours.contract.ts';
import type { SiteOfWorker } from '../process/sites-of-workers.ts';
import { tourBodyOf } from '../request-bodies.ts';
import { callApi, registerByApi } from './call-api.ts';
import type { Account } from './e2e-fixtures.ts';
import { originHeaders } from './origin-headers.ts';

const PHOTO = '/media/scenes/tsomgo-lake/card-1800.webp';

export async function createTour(page: Page, given: Record<string, unknown>): Promise<ManagedTour> {
  const headers = await originHeaders(page);
  const answer = await page.request.post('/api/v1/tours', {
    data: tourBodyOf({ photo: PHOTO, ...given }),
    headers,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()).data;
}

export async function reviewTour(server: SiteOfWorker, id: string, traveller: Account): Promise<void> {
  const token = await registerByApi(server, traveller);
  const body = { reviewText: 'Clear mornings, good drivers.', rating: 5 };
  await callApi(server, 'POST', `/review/${id}`, { body, token });
}

export async function deleteTour(page: Page, id: string): Promise<void> {
  const answer = await page.request.delete(`/api/v1/tours/${id}`, { headers: await originHeaders(page) });
  expect(answer.ok(), await answer.text()).toBe(true);
}

export async function readTour(page: Page, id: string): Promise<ManagedTour> {
  return (await (await page.request.get(`/api/v1/manage/tours/${id}`)).json()).data;
}

export async function pictureFile(name: string, colour: string) {
  const buffer = await sharp({ create: { width: 900, height: 700, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export async function fillTour(page: Page, given: Record<string, string>): Promise<void> {
  const form = page.getByRole('form');
  const values = {
    Title: 'A tour',
    City: 'Gangtok',
    Address: 'MG Marg, Gangtok',
    Duration: '5 days / 4 nights',
    'Distance (km)': '180',
    'Largest group': '12',
    'Price (₹)': '20000',
    Description: 'Five days around Gangtok.',
    ...given,
  };
  for (const [label, value] of Object.entries(values)) {
    await form
      .getByRole('textbox', { name: label, exact: true })
      .or(form.getByRole('combobox', { name: label, exact: true }))
      .first()
      .fill(value);
  }
}
