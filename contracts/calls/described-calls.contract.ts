import type { z } from 'zod';
import type { Call, Calls, ParamsIn } from './call.ts';
import type { Tag } from './openapi-tags.ts';

type Params<Line extends string> = [ParamsIn<Line>] extends [never]
  ? { params?: undefined }
  : { params: z.ZodObject<Record<ParamsIn<Line>, z.ZodType>> };

/** What is sent and answered, and a sentence for the API's description. */
export type Content = {
  summary: string;
  query?: z.ZodObject;
  /** A JSON object, or one file as a form field. */
  body?: z.ZodObject | 'multipart/form-data';
  /** Once for an `Idempotency-Key`: a repeat answers the first result. */
  isRepeatable?: true;
} & (
  | { answer: z.ZodObject<{ success: z.ZodLiteral<true> }>; file?: undefined }
  | { answer?: undefined; file: `${string}/${string}` }
);

type Parts = 'summary' | 'params' | 'query' | 'body' | 'isRepeatable' | 'answer' | 'file';

/** Refuses what no call has: a part of another name, a parameter that is not in the path, a body of a GET. */
type Exact<Table extends Calls, Contents> = {
  [Name in keyof Contents]: Name extends keyof Table
    ? {
        [Part in keyof Contents[Name]]: Part extends Parts
          ? Part extends 'params'
            ? OnlyParams<Table[Name]['call'], Contents[Name][Part]>
            : Part extends 'body'
              ? Table[Name]['call'] extends `GET ${string}`
                ? never
                : Contents[Name][Part]
              : Contents[Name][Part]
          : never;
      }
    : never;
};

type OnlyParams<Line extends string, Given> =
  Given extends z.ZodObject<infer Shape> ? ([keyof Shape] extends [ParamsIn<Line>] ? Given : never) : Given;

export type DescribedCall = Call & Content & { params?: z.ZodObject | undefined; name: string; tag: Tag };
export type DescribedCalls = Readonly<Record<string, DescribedCall>>;

/** Puts what is sent and answered to each call of a table: one that lacks it, or has too much, does not compile. */
export function describeCalls<
  const Table extends Calls,
  const Contents extends { [Name in keyof Table]: Content & Params<Table[Name]['call']> },
>(tag: Tag, table: Table, contents: Contents & Exact<Table, Contents>) {
  const described = Object.entries(table).map(([name, call]) => [
    name,
    { ...call, ...contents[name], name, tag },
  ]);
  return Object.fromEntries(described) as {
    [Name in keyof Table]: Table[Name] & Contents[Name] & { name: Name; tag: Tag };
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
