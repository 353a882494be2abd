import type { Calls } from './call.ts';

/** What staff do with accounts. */
export const USER_CALLS = {
  listUsers: { call: 'GET /users', by: 'staff' },
  listFormerStaff: { call: 'GET /users/former-staff', by: 'staff' },
  getUser: { call: 'GET /users/:id', by: 'staff' },
  setUserRole: { call: 'PUT /users/:id/role', by: 'staff' },
  setStaffRole: { call: 'PUT /users/:id/staff-role', by: 'staff' },
  takeOutOfStaff: { call: 'POST /users/:id/departure', by: 'staff' },
  restoreStaff: { call: 'POST /users/:id/restore', by: 'staff' },
  signUserOut: { call: 'DELETE /users/:id/sessions', by: 'staff' },
  deleteUser: { call: 'DELETE /users/:id', by: 'staff' },
} as const satisfies Calls;
