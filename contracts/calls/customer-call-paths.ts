import type { Calls } from './call.ts';

/** What staff do with customers. */
export const CUSTOMER_CALLS = {
  listCustomers: { call: 'GET /manage/customers', by: 'staff' },
  getCustomer: { call: 'GET /manage/customers/:id', by: 'staff' },
  addCustomerNote: { call: 'POST /manage/customers/:id/notes', by: 'staff' },
  mergeCustomers: { call: 'POST /manage/customers/:id/merge', by: 'staff' },
  splitCustomer: { call: 'POST /manage/customers/:id/split', by: 'staff' },
  undoCustomerChange: { call: 'POST /manage/customers/changes/:id/undo', by: 'staff' },
} as const satisfies Calls;
