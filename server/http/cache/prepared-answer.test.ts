import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { prepareAnswer } from './cached-answers.ts';
import { bodyIn, readyAnswer } from './ready-answer.ts';

test('the plain form counts once it was sent, also where another is made of it meanwhile', async () => {
  const body = Buffer.from('<p>long</p>'.repeat(5_000));
  const answer = readyAnswer({ status: 200, headers: {}, body, brotli: 5 });
  const prepared = prepareAnswer(answer, {});
  const compressed = bodyIn(answer, 'br');
  const request = new IncomingMessage(new Socket());
  expect(prepared?.write(request, new ServerResponse(request))).toBe(true);
  await compressed;
  expect(answer.bodies.identity).toEqual(body);
});
