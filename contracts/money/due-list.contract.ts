import { z } from 'zod';
import { optionalField } from '../fields/number.contract.ts';
import { id } from '../fields/text.contract.ts';
import { ENTRY_CAUSES, PAYMENT_METHODS } from './money-terms.ts';

const paise = z.number().int();

const dueRow = z.object({
  _id: id,
  enquiry: z.object({ _id: id, reference: z.string(), fullName: z.string(), tourName: z.string() }),
  cause: z.enum(ENTRY_CAUSES),
  dueOn: z.string(),
  /** What is left of it. */
  paise,
  isOverdue: z.boolean(),
});

/** Logged, and looked up by nobody yet. */
const waitingPayment = z.object({
  _id: id,
  enquiry: dueRow.shape.enquiry,
  paise,
  method: z.enum(PAYMENT_METHODS),
  paidOn: z.string(),
  reference: z.string(),
  by: z.string(),
});

/** Promised to a traveller, or paid too much. */
const openRefund = z.object({ enquiry: dueRow.shape.enquiry, paise, since: z.string() });

export const dueWeeks = z.object({
  overdue: z.object({ paise, rows: z.array(dueRow) }),
  /** Monday to Sunday. */
  weeks: z.array(z.object({ from: z.string(), to: z.string(), paise, rows: z.array(dueRow) })),
  paise,
  waiting: z.object({ paise, rows: z.array(waitingPayment) }),
  refunds: z.object({ paise, rows: z.array(openRefund) }),
});

const MONTH_FAULT = 'Choose a month, such as 2027-03.';
export const monthQuery = z.object({
  /** Default: this one. */
  month: optionalField(
    z
      .string({ error: MONTH_FAULT })
      .max(7, MONTH_FAULT)
      .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, MONTH_FAULT),
  ),
});

export type DueRow = z.infer<typeof dueRow>;
export type WaitingPayment = z.infer<typeof waitingPayment>;
export type OpenRefund = z.infer<typeof openRefund>;
export type DueWeeks = z.infer<typeof dueWeeks>;
