import { createSocket } from 'node:dgram';
import { once } from 'node:events';

/** Names that are not listed do not exist. */
export type Zone = Record<string, { txt?: string[]; a?: string[]; mx?: string[] } | 'silent' | 'broken'>;

export type DnsServer = {
  address: string;
  asked: string[];
  zone: Zone;
  close: () => Promise<void>;
};

const TYPES: Record<number, string> = { 1: 'A', 15: 'MX', 16: 'TXT', 28: 'AAAA' };
const NO_SUCH_NAME = 3;
const SERVER_FAILURE = 2;

/** A DNS server on 127.0.0.1, by UDP (RFC 1035). */
export async function openDnsServer(zone: Zone): Promise<DnsServer> {
  const socket = createSocket('udp4');
  const server: DnsServer = { address: '', asked: [], zone, close: async () => void socket.close() };
  socket.on('message', (query, from) => {
    const { name, type, end } = readQuestion(query);
    server.asked.push(`${TYPES[type]} ${name}`);
    const known = server.zone[name];
    if (known === 'silent') return;
    const records = known === undefined || known === 'broken' ? [] : recordsOf(known, type);
    const fault = known === undefined ? NO_SUCH_NAME : known === 'broken' ? SERVER_FAILURE : 0;
    socket.send(answerTo(query.subarray(0, end), type, records, fault), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  server.address = `127.0.0.1:${socket.address().port}`;
  return server;
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = [];
  let at = 12;
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length));
    at += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 };
}

function recordsOf({ txt = [], a = [], mx = [] }: Exclude<Zone[string], string>, type: number): Buffer[] {
  if (type === 16) return txt.map((text) => Buffer.concat((text.match(/.{1,255}/gs) ?? ['']).map(inString)));
  if (type === 15) return mx.map((name, place) => Buffer.concat([Buffer.from([0, place]), inLabels(name)]));
  if (type === 1)
    return a.filter((one) => !one.includes(':')).map((one) => Buffer.from(one.split('.').map(Number)));
  if (type === 28) return a.filter((one) => one.includes(':')).map(inSixteenBytes);
  return [];
}

function inString(text: string): Buffer {
  return Buffer.concat([Buffer.from([text.length]), Buffer.from(text, 'latin1')]);
}

function inLabels(name: string): Buffer {
  return Buffer.concat([...name.split('.').filter(Boolean).map(inString), Buffer.from([0])]);
}

function inSixteenBytes(address: string): Buffer {
  const [head = '', tail = ''] = address.split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const zeros = Array.from({ length: 8 - groups(head).length - groups(tail).length }, () => '0');
  const all = address.includes('::') ? [...groups(head), ...zeros, ...groups(tail)] : groups(address);
  return Buffer.from(all.map((group) => group.padStart(4, '0')).join(''), 'hex');
}

function answerTo(question: Buffer, type: number, records: Buffer[], fault: number): Buffer {
  const head = Buffer.from(question);
  // Flags: response, recursion available.
  head.writeUInt16BE(0x8180 | fault, 2);
  head.writeUInt16BE(1, 4);
  head.writeUInt16BE(records.length, 6);
  head.writeUInt32BE(0, 8);
  const answers = records.map((data) => {
    const around = Buffer.alloc(12);
    // Pointer to the name in the question.
    around.writeUInt16BE(0xc00c, 0);
    around.writeUInt16BE(type, 2);
    around.writeUInt16BE(1, 4);
    around.writeUInt16BE(data.length, 10);
    return Buffer.concat([around, data]);
  });
  return Buffer.concat([head, ...answers]);
}
