import { expect, test } from 'vitest';
import { WRITES_NO_PAGES } from '../../../features/site-frame/sign-in-links.tsx';
import { rolesWithout } from './page-rights.ts';

test('public pages hide “Edit” from the roles that may write none', () => {
  expect(WRITES_NO_PAGES).toBe(rolesWithout('/admin/pages'));
});
