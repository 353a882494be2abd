import { expect, test } from 'vitest';
import type { DeskFinds } from '../../../../contracts/desk-search/desk-search.contract.ts';
import type { StaffRole } from '../../../../contracts/staff/staff-policy.ts';
import { mayOpen } from '../rights/page-rights.ts';
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
  const groups = paletteGroups({
    q: 'roads',
    shortcuts: [],
    recent: [],
    finds,
    isBehind: false,
    mayOpen: () => true,
  });
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

test('a page that a role may not open is not offered, and a tour is shown as travellers see it', () => {
  const finds: DeskFinds = {
    ...{ customers: [], enquiries: [], messages: [], roads: [] },
    tours: [{ _id: 't', title: 'Old roads', city: 'Gangtok', status: 'published' }],
  };
  const groups = (role: StaffRole) =>
    paletteGroups({
      ...{ q: 'road', shortcuts: [], recent: [], finds, isBehind: false },
      mayOpen: (address) => mayOpen(role, address),
    });
  const linksOf = (role: StaffRole) => groups(role).flatMap(({ items }) => items.map(({ to }) => to));
  expect(linksOf('owner')).toEqual(
    expect.arrayContaining(['/admin/roads/new', '/admin/manage-tours?tour=t']),
  );
  expect(linksOf('reader')).not.toContain('/admin/roads/new');
  expect(linksOf('reader')).toContain('/admin/manage-tours/t/preview');
});
