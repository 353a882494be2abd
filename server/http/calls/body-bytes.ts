import { z } from 'zod';
import type { DescribedCall } from '../../../contracts/calls/described-calls.contract.ts';

export const SMALL_BODY = 2_000;

/** Bytes: some programs write non-English letters as `\u0915`. */
const LETTER = 6;
const SHORT_TEXT = 100;
const SHORT_VALUE = 24;
const ROOM = 1_000;

/** The largest JSON body in bytes that the contract allows. Throws if a part of it is unbounded. */
export function bodyLimitOf({ body }: Pick<DescribedCall, 'body'>): number {
  return body instanceof z.ZodObject ? Math.max(SMALL_BODY, ROOM + bytesOf(body)) : SMALL_BODY;
}

function endOf(schema: unknown): number {
  const bytes = bytesOf(schema);
  return Number.isFinite(bytes) ? bytes : SHORT_TEXT;
}

function bytesOf(schema: unknown): number {
  if (schema instanceof z.ZodObject) return objectBytes(schema.shape as Record<string, unknown>);
  if (schema instanceof z.ZodArray) return 2 + lengthOfList(schema) * (1 + endOf(schema.element));
  if (schema instanceof z.ZodPipe) return pipeBytes(schema);
  if (schema instanceof z.ZodUnion) return Math.max(...schema.options.map(bytesOf));
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return bytesOf(schema.unwrap());
  if (schema instanceof z.ZodString) return textBytes(schema.maxLength ?? Number.POSITIVE_INFINITY);
  if (schema instanceof z.ZodEnum) return textBytes(longestOf(schema.options));
  if (schema instanceof z.ZodLiteral) return textBytes(longestOf([...schema.values]));
  if (schema instanceof z.ZodNumber || schema instanceof z.ZodBoolean || schema instanceof z.ZodNull)
    return SHORT_VALUE;
  throw new Error(`How long a body may be does not follow from a ${(schema as z.ZodType).type}.`);
}

function objectBytes(shape: Record<string, unknown>): number {
  const fields = Object.entries(shape).map(([name, field]) => textBytes(name.length) + 2 + endOf(field));
  return fields.reduce((sum, bytes) => sum + bytes, 2);
}

/** A check after a transform sees the shorter text, so the smaller side counts. */
function pipeBytes({ in: before, out: after }: z.ZodPipe): number {
  const sides = [before, after].filter((side) => !(side instanceof z.ZodTransform));
  return Math.min(...sides.map(bytesOf));
}

function lengthOfList(list: z.ZodArray): number {
  const { maxItems } = z.toJSONSchema(list, { io: 'input', unrepresentable: 'any' });
  if (maxItems === undefined) throw new Error('A list in a body has no end.');
  return maxItems;
}

function textBytes(letters: number): number {
  return 2 + letters * LETTER;
}

function longestOf(values: readonly unknown[]): number {
  return Math.max(...values.map((value) => String(value).length));
}
