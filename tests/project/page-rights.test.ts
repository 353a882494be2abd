import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import type { Call } from '../../contracts/calls/call.ts';
import { STAFF_CALLS } from '../../contracts/calls/staff-calls.ts';
import { may, refusalText, STAFF_ROLES } from '../../contracts/staff/staff-policy.ts';
import { WRITES_NO_PAGES } from '../../web/features/site-frame/sign-in-links.tsx';
import { mayOpen, rightOfPage, rolesWithout } from '../../web/routes/admin/rights/page-rights.ts';
import pageRoutes from '../../web/routes.ts';

const ADMIN_LAYOUT = 'routes/admin/admin-layout.tsx';
/** Only where the role has the right to what they show. */
const ASKED_FOR_IF_THEY_MAY = ['getDashboard', 'getEditableSettings', 'getOwnership', 'listStaffInvitations'];

const layout = pageRoutes.find(({ file }) => file === ADMIN_LAYOUT);
const pages = pagesOf(layout?.children ?? [], '');

function pagesOf(routes: RouteConfigEntry[], above: string): [path: string, file: string][] {
  return routes.flatMap(({ path: own, file, children = [] }) => {
    const address = `${above}/${own}`;
    return [[address, file] as [string, string], ...pagesOf(children, address)];
  });
}

/** The reading calls that a page names, and the file beside it that loads for it. */
function callsLoadedBy(file: string): (Call & { name: string })[] {
  const own = path.join('web', file);
  const source = readFileSync(own, 'utf8');
  const beside = [...source.matchAll(/from '(\.\/load-[\w-]+\.ts)'/g)].map(([, one = '']) =>
    readFileSync(path.join(path.dirname(own), one), 'utf8'),
  );
  const names = [source, ...beside].flatMap((text) =>
    [...text.matchAll(/staffApi\.(\w+)/g)].map(([, name = '']) => name),
  );
  const calls: Record<string, Call> = STAFF_CALLS;
  return [...new Set(names)].flatMap((name) => {
    const call = calls[name];
    return call?.call.startsWith('GET') && !ASKED_FOR_IF_THEY_MAY.includes(name) ? [{ ...call, name }] : [];
  });
}

test.each(pages)('%s says which right it needs, and whoever has it may load it', (address, file) => {
  const right = rightOfPage(address);
  if (!right) throw new Error('Name it in web/routes/admin/rights/page-rights.ts.');
  for (const { may: needed, name } of callsLoadedBy(file))
    for (const role of STAFF_ROLES)
      if (needed && may(role, right)) expect(may(role, needed), `${role}: ${name}`).toBe(true);
});

test('the form of a tour is for who writes them, though it has the address of the list', () => {
  expect(mayOpen('reader', '/admin/manage-tours?status=draft')).toBe(true);
  expect(mayOpen('reader', '/admin/manage-tours?tour=new')).toBe(false);
  expect(rolesWithout('/admin/settings')).toBe('agent reader');
  expect(refusalText('agent', rightOfPage('/admin/settings') ?? 'export')).toBe(
    'Your role, Agent, cannot change the settings. Owners and managers can.',
  );
});

test('public pages hide “Edit” from the roles that may write none', () => {
  expect(WRITES_NO_PAGES).toBe(rolesWithout('/admin/pages'));
});
