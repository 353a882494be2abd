import type { z } from 'zod';
import { ACCOUNT_CALLS } from './account-calls.ts';
import type { Call, Caller, Calls, Method, ParamsIn } from './call.ts';
import { FORM_CALLS } from './form-calls.ts';
import type { Tag } from './openapi-tags.ts';
import { STAFF_CALLS } from './staff-calls.ts';
import { RENDERING_CALLS, VISITOR_CALLS } from './visitor-calls.ts';

/** Of two calls of one name in two tables nothing is left, and the next constant does not compile. */
export type Lines = typeof VISITOR_CALLS &
  typeof RENDERING_CALLS &
  typeof FORM_CALLS &
  typeof ACCOUNT_CALLS &
  typeof STAFF_CALLS;

const LINES: Lines = {
  ...VISITOR_CALLS,
  ...RENDERING_CALLS,
  ...FORM_CALLS,
  ...ACCOUNT_CALLS,
  ...STAFF_CALLS,
};

/** How often one network may make a call: the numbers stand in `server/http/limits/rate-limits.ts`. */
export type CallLimit = 'login' | 'register' | 'reset' | 'publicForm' | 'formHelp';

type Params<Line extends string> = [ParamsIn<Line>] extends [never]
  ? { params?: undefined }
  : { params: z.ZodObject<Record<ParamsIn<Line>, z.ZodType>> };

type ParamsOf<Table extends Calls, Name> = Name extends keyof Table ? Params<Table[Name]['call']> : unknown;

/** What is sent and answered, and a sentence for the API's description. */
export type Content = {
  summary: string;
  query?: z.ZodObject;
  /** A JSON object, or one file as a form field. */
  body?: z.ZodObject | 'multipart/form-data';
  /** Once for an `Idempotency-Key`: a repeat answers the first result. */
  isRepeatable?: true;
} & (PublicContent | OwnContent) &
  (
    | { answer: z.ZodObject<{ success: z.ZodLiteral<true> }>; file?: undefined }
    | { answer?: undefined; file: `${string}/${string}` }
  );

/**
 * Its answer is the same for whoever asks, and cached until what it shows changes: its handler is given what was asked
 * for, and nothing of who asks. See decision 26. One that is cached costs nothing, and has no limit.
 */
type PublicContent = { isPublic: true; limit?: never; isBackground?: never };

type OwnContent = {
  isPublic?: never;
  limit?: CallLimit;
  /** Made by pages by themselves, as long as they are open: it is no use of the session, which ends where nobody does anything. */
  isBackground?: true;
};

type Parts =
  | 'summary'
  | 'isPublic'
  | 'limit'
  | 'isBackground'
  | 'params'
  | 'query'
  | 'body'
  | 'isRepeatable'
  | 'answer'
  | 'file';

/**
 * Refuses what no call has: another name, a part of another name, a parameter that is not in the path, a body of a GET, one
 * answer for all where not everybody may ask.
 */
type Exact<Table extends Calls, Contents> = {
  [Name in keyof Contents]: Name extends keyof Table
    ? {
        [Part in keyof Contents[Name]]: Part extends Parts
          ? Part extends 'params'
            ? OnlyParams<Table[Name]['call'], Contents[Name][Part]>
            : Table[Name] extends Refusing[Part & keyof Refusing]
              ? never
              : Contents[Name][Part]
          : never;
      }
    : never;
};

/** The calls that may not have a part. */
type Refusing = {
  body: { call: `GET ${string}` };
  isPublic: { by: Exclude<Caller, 'everyone'> } | { call: `${Exclude<Method, 'GET'>} ${string}` };
};

type OnlyParams<Line extends string, Given> =
  Given extends z.ZodObject<infer Shape> ? ([keyof Shape] extends [ParamsIn<Line>] ? Given : never) : Given;

export type DescribedCall = Call & Content & { params?: z.ZodObject | undefined; name: string; tag: Tag };
export type DescribedCalls = Readonly<Record<string, DescribedCall>>;

/** Puts what is sent and answered to calls of the tables: one that has too little or too much does not compile. */
export function describeCalls<
  const Contents extends { [Name in keyof Contents]: Content & ParamsOf<Table, Name> },
  const Table extends Calls = Lines,
>(tag: Tag, contents: Contents & Exact<Table, Contents>, table?: Table) {
  const lines: Calls = table ?? LINES;
  const described = Object.entries<Content>(contents).map(([name, content]) => [
    name,
    { ...lines[name], ...content, name, tag },
  ]);
  return Object.fromEntries(described) as {
    [Name in keyof Contents & keyof Table]: Table[Name] & Contents[Name] & { name: Name; tag: Tag };
  };
}

/** What a call answers, as its caller reads it. */
export type AnswerOf<Described> = Described extends { answer: infer Answer extends z.ZodType }
  ? z.output<Answer>
  : never;

type Sent<Described, Part extends 'params' | 'body'> = Described extends {
  [Name in Part]: infer Schema extends z.ZodType;
}
  ? { [Name in Part]: z.input<Schema> }
  : Described extends { [Name in Part]: 'multipart/form-data' }
    ? { body: FormData }
    : unknown;

/** As fields, or as the query of an address has them. It may be left out where nothing has to be in it. */
type SentQuery<Described> = Described extends { query: infer Schema extends z.ZodType }
  ? Record<never, never> extends z.input<Schema>
    ? { query?: z.input<Schema> | URLSearchParams }
    : { query: z.input<Schema> | URLSearchParams }
  : unknown;

/** What its caller sends with a call. */
export type InputOf<Described> = Sent<Described, 'params'> &
  SentQuery<Described> &
  Sent<Described, 'body'> &
  (Described extends { isRepeatable: true } ? { idempotencyKey: string } : unknown);
