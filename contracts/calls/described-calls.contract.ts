import type { z } from 'zod';
import { doneAnswer } from '../answers.contract.ts';
import { idParams } from '../fields/text.contract.ts';
import type { Right } from '../staff/staff-policy.ts';
import { ACCOUNT_CALLS } from './account-calls.ts';
import type { Call, Caller, Calls, Method, ParamsIn } from './call.ts';
import { FORM_CALLS } from './form-calls.ts';
import type { Tag } from './openapi-tags.ts';
import { PAYER_CALLS } from './payer-calls.ts';
import { QUOTE_CALLS } from './quote-calls.ts';
import { STAFF_CALLS } from './staff-calls.ts';
import { RENDERING_CALLS, VISITOR_CALLS } from './visitor-calls.ts';

/** Two tables with the same call name produce `never`, and the next constant does not compile. */
export type Lines = typeof VISITOR_CALLS &
  typeof RENDERING_CALLS &
  typeof FORM_CALLS &
  typeof QUOTE_CALLS &
  typeof PAYER_CALLS &
  typeof ACCOUNT_CALLS &
  typeof STAFF_CALLS;

const LINES: Lines = {
  ...VISITOR_CALLS,
  ...RENDERING_CALLS,
  ...FORM_CALLS,
  ...QUOTE_CALLS,
  ...PAYER_CALLS,
  ...ACCOUNT_CALLS,
  ...STAFF_CALLS,
};

export type CallLimit = 'login' | 'register' | 'reset' | 'publicForm' | 'formHelp';

/** Without `params`, a path with no more than `:id` has `idParams`. */
type Params<Line extends string> = [ParamsIn<Line>] extends ['id']
  ? { params?: undefined }
  : { params: z.ZodObject<Record<ParamsIn<Line>, z.ZodType>> };

type ParamsOf<Table extends Calls, Name> = Name extends keyof Table ? Params<Table[Name]['call']> : unknown;

type Said = {
  summary: string;
  query?: z.ZodObject;
  body?: z.ZodObject | 'multipart/form-data';
  /** Runs once per `Idempotency-Key`; a repeat gets the first result. */
  isRepeatable?: true;
} & (PublicContent | OwnContent);

type Answering =
  | { answer: z.ZodObject<{ success: z.ZodLiteral<true> }>; file?: undefined }
  | { answer?: undefined; file: `${string}/${string}` };

/** With neither `answer` nor `file`, it is `doneAnswer`. */
type Content = Said & (Answering | { answer?: undefined; file?: undefined });

/** The same for everybody and cached until its data changes: the handler does not see who asks (decision 26). */
type PublicContent = { isPublic: true; limit?: never; isBackground?: never };

type OwnContent = {
  isPublic?: never;
  limit?: CallLimit;
  /** Sent by open pages on their own: does not keep the session alive. */
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

/** Rejects unknown names, wrong parameters, bodies of GETs, and public content of calls that are not public. */
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

type Refusing = {
  body: { call: `GET ${string}` };
  isPublic:
    | { may: Right }
    | { by: Exclude<Caller, 'everyone'> }
    | { call: `${Exclude<Method, 'GET'>} ${string}` };
};

type OnlyParams<Line extends string, Given> =
  Given extends z.ZodObject<infer Shape> ? ([keyof Shape] extends [ParamsIn<Line>] ? Given : never) : Given;

export type DescribedCall = Call &
  Said &
  Answering & { params?: z.ZodObject | undefined; name: string; tag: Tag };
export type DescribedCalls = Readonly<Record<string, DescribedCall>>;

/** Adds schemas to the calls of the tables. Does not compile with a missing or extra call. */
export function describeCalls<
  const Contents extends { [Name in keyof Contents]: Content & ParamsOf<Table, Name> },
  const Table extends Calls = Lines,
>(tag: Tag, contents: Contents & Exact<Table, Contents>, table?: Table) {
  const lines: Calls = table ?? LINES;
  const described = Object.entries<Content>(contents).map(([name, content]) => [
    name,
    {
      ...(lines[name]?.call.includes('/:id') && { params: idParams }),
      ...(!content.file && { answer: doneAnswer }),
      ...{ ...lines[name], ...content, name, tag },
    },
  ]);
  return Object.fromEntries(described) as {
    [Name in keyof Contents & keyof Table]: Table[Name] &
      Contents[Name] &
      Unsaid<Table[Name]['call'], Contents[Name]> & { name: Name; tag: Tag };
  };
}

type Unsaid<Line extends string, Content> = (Content extends { params: unknown }
  ? unknown
  : 'id' extends ParamsIn<Line>
    ? { params: typeof idParams }
    : unknown) &
  (Content extends { answer: unknown } | { file: unknown } ? unknown : { answer: typeof doneAnswer });

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

type SentQuery<Described> = Described extends { query: infer Schema extends z.ZodType }
  ? Record<never, never> extends z.input<Schema>
    ? { query?: z.input<Schema> | URLSearchParams }
    : { query: z.input<Schema> | URLSearchParams }
  : unknown;

export type InputOf<Described> = Sent<Described, 'params'> &
  SentQuery<Described> &
  Sent<Described, 'body'> &
  (Described extends { isRepeatable: true } ? { idempotencyKey: string } : unknown);
