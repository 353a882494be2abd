import { expect, test } from 'vitest';
import { forbiddenStorage, MemoryStorage } from '../../../tests/support/memory-storage.ts';
import { guardedStorage } from '../../lib/browser/browser-storage.ts';
import { createLastEnquiryStore } from './last-enquiry.ts';

const TRIP = { tourName: 'Gangtok', bookAt: '2099-04-01', travelWords: '', guestSize: 3 };
const ENQUIRY = { id: '1', reference: 'TT-7K3M2', ...TRIP };

test('the last enquiry is remembered until it is forgotten', () => {
  const storage = new MemoryStorage();
  createLastEnquiryStore(guardedStorage(() => storage)).remember(ENQUIRY);
  const afterReload = createLastEnquiryStore(guardedStorage(() => storage));
  expect(afterReload.recall()).toEqual(ENQUIRY);
  afterReload.forget();
  expect(afterReload.recall()).toEqual({});
});

test('a browser that keeps nothing knows it as long as the page lasts', () => {
  const store = createLastEnquiryStore(guardedStorage(forbiddenStorage));
  store.remember(ENQUIRY);
  expect(store.recall()).toEqual(ENQUIRY);
});

test('a traveller who was not thanked for an enquiry is thanked, once', () => {
  const storage = new MemoryStorage();
  const store = createLastEnquiryStore(guardedStorage(() => storage));
  expect(store.takeUnthanked()).toBeUndefined();
  store.remember(ENQUIRY);
  expect(store.takeUnthanked()).toBeUndefined();
  store.remember({ ...ENQUIRY, isUnthanked: true });
  expect(store.takeUnthanked()).toBe('TT-7K3M2');
  expect(store.takeUnthanked()).toBeUndefined();
  expect(store.recall()).toEqual(ENQUIRY);
});
