import type { ListAnswer } from '../../../../../contracts/answers.contract.ts';

export type DeskList<Row extends { _id: string }> = {
  /** The key under which the length of the list is remembered. */
  name: 'bookings' | 'inbox';
  path: string;
  pathOf: (row: Row) => string;
  enquiryPath: (id: string) => string;
  messagePath: (id: string) => string;
  texts: { all: string; previous: string; next: string; failed: string };
  ask: (query: URLSearchParams) => Promise<ListAnswer<Row>>;
};
