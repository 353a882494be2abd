import type { FastifyReply } from 'fastify';
import { z } from 'zod';

export const JSON_TYPE = 'application/json; charset=utf-8';

/** Items of an answer's `data` that are JSON already, each as the contract's schema writes it: see `serialiserOf`. */
export class SerialisedItems<Item> {
  /** It has nothing of the kind: only the type tells items of two contracts apart. */
  declare readonly item: Item;
  readonly texts: readonly Uint8Array[];

  constructor(texts: readonly Uint8Array[]) {
    this.texts = texts;
  }
}

/** An answer whose list of items may be serialised already. */
export type WithSerialised<Answer> = {
  [Name in keyof Answer]: Name extends 'data'
    ? Answer[Name] | (Answer[Name] extends (infer Item)[] ? SerialisedItems<Item> : never)
    : Answer[Name];
};

const toBytes = new TextEncoder();

/** Writes one item as an answer does that has it in its list. */
export function serialiserOf<Item extends z.ZodType>(schema: Item): (item: z.output<Item>) => Uint8Array {
  return (item) => toBytes.encode(JSON.stringify(z.encode(schema, item)));
}

/** Where the items come in. No text has it: its quotation marks would be escaped. */
const NO_ITEMS = '"data":[]';
const COMMA = Buffer.from(',');

/** The body of an answer, which its contract's schema writes but for items that are written already. */
export function bodyOf(reply: FastifyReply, answer: { success: true; data?: unknown }): Buffer {
  const serialise = (whole: object) => reply.serialize(whole) as string;
  const { data } = answer;
  if (!(data instanceof SerialisedItems)) return Buffer.from(serialise(answer));
  const text = serialise({ ...answer, data: [] });
  const place = text.indexOf(NO_ITEMS) + NO_ITEMS.length - 1;
  const items = data.texts.flatMap((item, index) => (index === 0 ? [item] : [COMMA, item]));
  return Buffer.concat([Buffer.from(text.slice(0, place)), ...items, Buffer.from(text.slice(place))]);
}
