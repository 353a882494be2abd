import { expect, test } from 'vitest';
import type { DeskFinds } from '../../../../contracts/desk-search/desk-search.contract.ts';
import { paletteGroups } from './palette-items.ts';

const enquiry = (fullName: string, status: 'new' | 'spam'): DeskFinds['enquiries'][number] => ({
  ...{ _id: fullName, reference: 'TE-1', fullName, tourName: 'Roads', bookAt: '', travelWords: '', status },
});

test('what was taken for spam stands behind pages, customers, tours and roads', () => {
  const finds: DeskFinds = {
    customers: [{ _id: 'c', name: 'Roads Rai', phone: '', email: '' }],
    enquiries: [enquiry('Roads Lama', 'new'), enquiry('Roads casino', 'spam')],
    messages: [],
    tours: [{ _id: 't', title: 'Old roads', city: 'Gangtok', status: 'published' }],
    roads: [{ _id: 'r', name: 'Roads NH 10', state: 'open' }],
  };
  const groups = paletteGroups({ q: 'roads', shortcuts: [], recent: [], finds, isBehind: false });
  expect(groups.map(({ name, items }) => [name, items.map(({ title }) => title)])).toEqual([
    ['Pages', ['Roads']],
    ['Customers', ['Roads Rai']],
    ['Enquiries', ['Roads Lama']],
    ['Tours', ['Old roads']],
    ['Roads', ['Roads NH 10']],
    ['Spam', ['Roads casino']],
    ['More', ['Search all bookings for “roads”']],
  ]);
});
