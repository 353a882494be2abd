/** What the load is, in JSON the only argument of the process that sends it. */
export type LoadArgument = {
  url: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
};

/** Stands in an address for a cursor that no other request has, so that none of the answers is cached. */
export const ANY_CURSOR = 'ANY-CURSOR';
