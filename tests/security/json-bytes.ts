import type { RandomSource } from '../../scripts/support/generate/random-source.ts';

/** A value as JSON, or as what some programs take for it. */
export function jsonBytes(random: RandomSource, value: unknown): Buffer {
  const text = JSON.stringify(value) ?? 'null';
  if (random.percent(85)) return Buffer.from(text);
  return random.pick<() => Buffer>([
    () => Buffer.from(text.slice(0, random.whole(0, text.length))),
    () => Buffer.from(`${text}${text}`),
    () => Buffer.from(`\ufeff${text}`),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.concat([Buffer.from(text.slice(0, -1)), Buffer.from([0xff, 0xfe, 0xc0, 0x80])]),
    () =>
      Buffer.from(
        text.replace(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`),
      ),
    () => withFirst(text, '"__proto__":{"role":"admin"}'),
    () => withFirst(text, '"constructor":{"prototype":{"role":"admin"}}'),
    () => withFirst(text, text.slice(1, text.indexOf(',') + 1).replace(/,$/, '') || '"a":1'),
    () => Buffer.from(`${'['.repeat(15_000)}${']'.repeat(15_000)}`),
    () => withFirst(text, `"email":${'{"a":'.repeat(300)}1${'}'.repeat(300)}`),
    () => Buffer.from('{"email":1e99999,"a":NaN}'),
    () =>
      Buffer.from(
        random.pick(['', ' ', 'null', '[]', '"text"', '5', 'true', '{', '{}', '{"a":}', "{'a':1}"]),
      ),
  ])();
}

/** An object with one more field before its own: a second one of a name, where it has that. */
function withFirst(text: string, field: string): Buffer {
  return Buffer.from(text.startsWith('{"') ? `{${field},${text.slice(1)}` : `{${field}}`);
}
