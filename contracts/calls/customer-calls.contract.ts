import { answerOf, listAnswerOf } from '../answers.contract.ts';
import {
  addedNote,
  customerDetail,
  customerInList,
  customerListQuery,
  customerNoteBody,
  mergeCustomersBody,
  movedItems,
  splitBody,
} from '../customers/customers.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const customerCalls = describeCalls('customers', {
  listCustomers: {
    summary: 'Customers, most recently heard from first; found by any part of name, address or number',
    query: customerListQuery,
    answer: listAnswerOf(customerInList),
  },
  exportCustomers: {
    summary: 'All customers as CSV, as an import reads them; or those that are found',
    query: customerListQuery.pick({ q: true }),
    file: 'text/csv',
  },
  getCustomer: {
    summary: 'A customer with all that is theirs; of one who was merged, the other',
    answer: answerOf(customerDetail),
  },
  addCustomerNote: {
    summary: 'Add an internal note about a customer',
    body: customerNoteBody,
    isRepeatable: true,
    answer: answerOf(addedNote),
  },
  mergeCustomers: {
    summary: 'Make one of two customers',
    body: mergeCustomersBody,
    isRepeatable: true,
    answer: answerOf(movedItems),
  },
  splitCustomer: {
    summary: 'Say that some of a customer’s enquiries, messages and accounts are somebody else’s',
    body: splitBody,
    isRepeatable: true,
    answer: answerOf(movedItems),
  },
  undoCustomerChange: { summary: 'Take a merge or a split of customers back', isRepeatable: true },
});
