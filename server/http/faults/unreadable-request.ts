import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FailureAnswer } from '../../../contracts/answers.contract.ts';

type Told = { status: number; code: FailureAnswer['code']; message: string };

const UNREADABLE: Told = { status: 400, code: 'bad_input', message: 'The request could not be read.' };
const BY_CODE: Record<string, Told> = {
  HPE_HEADER_OVERFLOW: { status: 431, code: 'too_large', message: 'The head of the request is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'bad_input', message: 'The request came too slowly.' },
};

/** Closes the connection, as keep-alive clients would reuse it. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, code, message } = BY_CODE[error.code ?? ''] ?? UNREADABLE;
  const answer: FailureAnswer = { success: false, message, code, requestId: randomUUID() };
  const body = JSON.stringify(answer);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroySoon();
}
