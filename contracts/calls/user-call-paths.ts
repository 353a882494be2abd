import type { Calls } from './call.ts';

/** What staff do with accounts. */
export const USER_CALLS = {
  listUsers: { call: 'GET /users', by: 'staff' },
  getUser: { call: 'GET /users/:id', by: 'staff' },
  setUserRole: { call: 'PUT /users/:id/role', by: 'staff' },
  signUserOut: { call: 'DELETE /users/:id/sessions', by: 'staff' },
  deleteUser: { call: 'DELETE /users/:id', by: 'staff' },
} as const satisfies Calls;
