import { answerOf, doneAnswer, listAnswerOf } from '../answers.contract.ts';
import {
  addedNote,
  customerDetail,
  customerInList,
  customerListQuery,
  customerNoteBody,
  mergeCustomersBody,
  movedThings,
  splitBody,
} from '../customers/customers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import { describeCalls } from './described-calls.contract.ts';

export const customerCalls = describeCalls('customers', {
  listCustomers: {
    summary: 'Customers, whoever was heard from last first; found by any part of name, address or number',
    query: customerListQuery,
    answer: listAnswerOf(customerInList),
  },
  getCustomer: {
    summary: 'A customer with all that is theirs; of one who was merged, the other',
    params: idParams,
    answer: answerOf(customerDetail),
  },
  addCustomerNote: {
    summary: 'Add an internal note about a customer',
    params: idParams,
    body: customerNoteBody,
    isRepeatable: true,
    answer: answerOf(addedNote),
  },
  mergeCustomers: {
    summary: 'Make one of two customers',
    params: idParams,
    body: mergeCustomersBody,
    isRepeatable: true,
    answer: answerOf(movedThings),
  },
  splitCustomer: {
    summary: 'Say that some of a customer’s enquiries, messages and accounts are somebody else’s',
    params: idParams,
    body: splitBody,
    isRepeatable: true,
    answer: answerOf(movedThings),
  },
  undoCustomerChange: {
    summary: 'Take a merge or a split of customers back',
    params: idParams,
    isRepeatable: true,
    answer: doneAnswer,
  },
});
