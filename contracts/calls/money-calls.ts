import type { Calls } from './call.ts';

/** Of staff. */
export const MONEY_CALLS = {
  getMoney: { call: 'GET /manage/bookings/:id/money', may: 'see-enquiries', of: 'enquiry' },
  logPayment: { call: 'POST /manage/bookings/:id/payments', may: 'work-on-enquiries', of: 'enquiry' },
  verifyPayment: {
    call: 'POST /manage/bookings/:id/payments/:payment/verification',
    may: 'manage-money',
    of: 'enquiry',
  },
  rejectPayment: {
    call: 'POST /manage/bookings/:id/payments/:payment/rejection',
    may: 'manage-money',
    of: 'enquiry',
  },
  reversePayment: {
    call: 'POST /manage/bookings/:id/payments/:payment/reversal',
    may: 'manage-money',
    of: 'enquiry',
  },
  changeDue: { call: 'PUT /manage/bookings/:id/dues/:due', may: 'manage-money', of: 'enquiry' },
  addDue: { call: 'POST /manage/bookings/:id/dues', may: 'manage-money', of: 'enquiry' },
  setReminders: { call: 'PUT /manage/bookings/:id/reminders', may: 'work-on-enquiries', of: 'enquiry' },
  issueInvoice: { call: 'POST /manage/bookings/:id/invoice', may: 'manage-money', of: 'enquiry' },
  previewCancellation: { call: 'GET /manage/bookings/:id/cancellation', may: 'manage-money', of: 'enquiry' },
  cancelTrip: { call: 'POST /manage/bookings/:id/cancellation', may: 'manage-money', of: 'enquiry' },
  payBack: { call: 'POST /manage/bookings/:id/refunds', may: 'manage-money', of: 'enquiry' },
  reverseRefund: {
    call: 'POST /manage/bookings/:id/refunds/:refund/reversal',
    may: 'manage-money',
    of: 'enquiry',
  },
  getDocument: { call: 'GET /manage/bookings/:id/documents/:document', may: 'see-enquiries', of: 'enquiry' },
  readDocument: {
    call: 'GET /manage/bookings/:id/documents/:document/content',
    may: 'see-enquiries',
    of: 'enquiry',
  },
  listDue: { call: 'GET /manage/money/due', may: 'see-figures' },
  exportDocuments: { call: 'GET /manage/money/documents.csv', may: 'export' },
  listMoneyRules: { call: 'GET /manage/money/rules', may: 'change-settings' },
  saveMoneyRules: { call: 'PUT /manage/money/rules/:day', may: 'change-settings' },
  deleteMoneyRules: { call: 'DELETE /manage/money/rules/:day', may: 'change-settings' },
} as const satisfies Calls;
