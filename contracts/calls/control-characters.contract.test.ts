import { expect, test } from 'vitest';
import { z } from 'zod';
import { ALL_CALLS } from './all-calls.contract.ts';

/** PostgreSQL takes no NUL. */
const NUL = 'a\u0000b';
/** Only ever hashed, as they are. */
const SECRETS = /\.(password|currentPassword|token)$/;

/** The places of what is sent whose text reaches the server as it was typed, control characters and all. */
function uncleanIn(schema: z.core.$ZodType, place: string): string[] {
  if (schema instanceof z.ZodObject)
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([name, part]) =>
      uncleanIn(part, `${place}.${name}`),
    );
  if (schema instanceof z.ZodArray) return uncleanIn(schema.element, `${place}[]`);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => uncleanIn(option, place));
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return uncleanIn(schema.unwrap(), place);
  if (schema instanceof z.ZodPipe && (schema.in instanceof z.ZodObject || schema.in instanceof z.ZodArray))
    return uncleanIn(schema.in, place);
  return JSON.stringify(z.safeParse(schema, NUL).data)?.includes('\\u0000') ? [place] : [];
}

test.each(ALL_CALLS)('no control character gets through $call §V1.3.3', ({ params, query, body }) => {
  const sent = { params, query, body: body instanceof z.ZodObject ? body : undefined };
  const unclean = Object.entries(sent).flatMap(([name, schema]) => (schema ? uncleanIn(schema, name) : []));
  expect(unclean.filter((place) => !SECRETS.test(place))).toEqual([]);
});

test('it would be noticed', () => {
  const body = z.object({ text: z.string().max(5), list: z.array(z.object({ url: z.string() })).optional() });
  expect(uncleanIn(body, 'body')).toEqual(['body.text', 'body.list[].url']);
});
