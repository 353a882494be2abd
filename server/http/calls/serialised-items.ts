import type { FastifyReply } from 'fastify';
import { z } from 'zod';

export const JSON_TYPE = 'application/json; charset=utf-8';

export class SerialisedItems<Item> {
  /** Never set: it keeps items of two contracts apart by type. */
  declare readonly item: Item;
  readonly texts: readonly Uint8Array[];

  constructor(texts: readonly Uint8Array[]) {
    this.texts = texts;
  }
}

export type WithSerialised<Answer> = {
  [Name in keyof Answer]: Name extends 'data'
    ? Answer[Name] | (Answer[Name] extends (infer Item)[] ? SerialisedItems<Item> : never)
    : Answer[Name];
};

const toBytes = new TextEncoder();

export function serialiserOf<Item extends z.ZodType>(schema: Item): (item: z.output<Item>) => Uint8Array {
  return (item) => toBytes.encode(JSON.stringify(z.encode(schema, item)));
}

const NO_ITEMS = '"data":[]';
const COMMA = Buffer.from(',');

export function bodyOf(reply: FastifyReply, answer: { success: true; data?: unknown }): Buffer {
  const serialise = (whole: object) => reply.serialize(whole) as string;
  const { data } = answer;
  if (!(data instanceof SerialisedItems)) return Buffer.from(serialise(answer));
  const text = serialise({ ...answer, data: [] });
  const place = text.indexOf(NO_ITEMS) + NO_ITEMS.length - 1;
  const items = data.texts.flatMap((item, index) => (index === 0 ? [item] : [COMMA, item]));
  return Buffer.concat([Buffer.from(text.slice(0, place)), ...items, Buffer.from(text.slice(place))]);
}
