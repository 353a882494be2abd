import type { TestApp } from './test-app.ts';

export async function uploadFile<T>(
  site: TestApp,
  path: string,
  { as, contents, name }: { as?: string; contents: Uint8Array; name: string },
) {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(contents)], name));
  const sent = new Response(form);
  const answer = await site.app.inject({
    method: 'POST',
    url: `/api/v1${path}`,
    headers: {
      'content-type': sent.headers.get('content-type') ?? '',
      ...(as && { authorization: `Bearer ${as}` }),
    },
    payload: Buffer.from(await sent.arrayBuffer()),
  });
  const body = answer.json<{ data: T; fields?: Record<string, string> }>();
  return { status: answer.statusCode, body };
}

export async function uploadFileWith(word: string, site: TestApp, as: string, path: string): Promise<string> {
  // Base64-aligned: nine bytes are twelve letters, so `word` appears in the stored text.
  const contents = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(`${word}aa`, 'base64')]);
  const given = { as, contents, name: `${word}.pdf` };
  const { status, body } = await uploadFile<{ _id: string }>(site, `${path}/reply-files`, given);
  if (status !== 200) throw new Error(`The file was not taken: ${status}`);
  return body.data._id;
}
