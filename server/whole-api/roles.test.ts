import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALL_CALLS } from '../../contracts/calls/all-calls.contract.ts';
import {
  POLICY,
  RIGHTS,
  refusalText,
  STAFF_ROLES,
  type StaffRole,
} from '../../contracts/staff/staff-policy.ts';
import { everythingIn } from '../../tests/support/database/everything-in.ts';
import { makeAdmin } from '../../tests/support/factories.ts';
import { buildTestApp, type TestApp } from '../../tests/support/test-app.ts';
import { demoSettings } from '../content/demo-settings.ts';
import { insertPlaceholders } from '../features/settings/settings.queries.ts';

let site: TestApp;
const tokens = {} as Record<StaffRole, string>;
beforeAll(async () => {
  site = await buildTestApp();
  await insertPlaceholders(site.db, demoSettings, new Date());
  for (const staff_role of STAFF_ROLES)
    tokens[staff_role] = await site.signIn(await makeAdmin(site.db, { staff_role }));
});
afterAll(() => site.close());

const staffCalls = ALL_CALLS.flatMap((call) =>
  call.may ? [[call.call, { ...call, may: call.may }] as const] : [],
);

/** Of what is not there, so that who is let through changes nothing either. */
function ask(line: string, role: StaffRole) {
  const [method = '', path = ''] = line.split(' ');
  return site.app.inject({
    method: method as 'GET',
    url: `/api/v1${path.replace(/:\w+/, 'nowhere')}`,
    headers: { authorization: `Bearer ${tokens[role]}` },
  });
}

test.each(staffCalls)(
  '%s is made by the roles that the policy names, and refused to the others',
  async (line, { may }) => {
    for (const role of STAFF_ROLES) {
      const isAllowed = POLICY[may][role] !== null;
      const before = isAllowed ? undefined : await everythingIn(site.db);
      const answer = await ask(line, role);
      if (isAllowed) {
        expect([401, 403, 500], role).not.toContain(answer.statusCode);
        continue;
      }
      expect(answer.statusCode, role).toBe(403);
      expect(answer.json(), role).toMatchObject({ code: 'not_allowed', message: refusalText(role, may) });
      expect(await everythingIn(site.db), role).toEqual(before);
    }
  },
);

test('the policy has no line that no call needs', () => {
  expect(RIGHTS.filter((right) => !staffCalls.some(([, { may }]) => may === right))).toEqual([]);
});

test('a refusal says what, to whom, and who may', () => {
  expect(refusalText('agent', 'send-newsletters')).toBe(
    'Your role, Agent, cannot send newsletters. Owners and managers can.',
  );
  expect(refusalText('manager', 'manage-staff')).toBe(
    'Your role, Manager, cannot manage the staff. Owners can.',
  );
  expect(refusalText('reader', 'work-on-enquiries')).toBe(
    'Your role, Reader, cannot work on enquiries, messages and customers. Owners, managers and agents can.',
  );
});
