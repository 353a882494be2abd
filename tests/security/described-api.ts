/** Of the API's own description, as much as requests are made of. */
export type FieldSchema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  anyOf?: FieldSchema[];
  minimum?: number;
  maximum?: number;
};

type Parameter = { in: 'path' | 'query' | 'header'; name: string; schema: FieldSchema };

type Operation = {
  operationId?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, { schema: FieldSchema }> };
};

export type DescribedRequest = {
  name: string;
  method: string;
  /** With `{id}` where something has to be put in. */
  path: string;
  query: readonly Parameter[];
  body: FieldSchema | undefined;
  isUpload: boolean;
};

/** Every call that a running site describes. */
export async function readDescribedRequests(url: string): Promise<DescribedRequest[]> {
  const answer = await fetch(`${url}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, parameters = [], requestBody }]) => ({
      name: operationId ?? path,
      method: method.toUpperCase(),
      path,
      query: parameters.filter((one) => one.in === 'query'),
      body: requestBody?.content['application/json']?.schema,
      isUpload: requestBody?.content['multipart/form-data'] !== undefined,
    })),
  );
}
