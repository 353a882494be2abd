import type { ListAnswer } from '../../../../../contracts/answers.contract.ts';

/** A list of the desk whose rows open beside it, on pages of their own below its address. */
export type DeskList<Row extends { _id: string }> = {
  /** It is as long again under this name when it is gone back to. */
  name: 'bookings' | 'inbox';
  path: string;
  pathOf: (row: Row) => string;
  /** Of what something on the page names: what is opened from there belongs to this list, too, where the list has such. */
  enquiryPath: (id: string) => string;
  messagePath: (id: string) => string;
  /** What the ways back to it, and to the neighbours in it, are called. */
  texts: { all: string; previous: string; next: string; failed: string };
  ask: (query: URLSearchParams) => Promise<ListAnswer<Row>>;
};
