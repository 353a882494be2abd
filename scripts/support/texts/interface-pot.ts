import type { CatalogueText } from './visitor-texts.ts';

/** The catalogue as a template of gettext, which translators' programs read. The text is its own id. */
export function interfacePot(texts: readonly CatalogueText[]): string {
  const entries = texts.map(({ text, many, files }) =>
    [
      ...files.map((file) => `#: ${file}`),
      `msgid ${quoted(text)}`,
      ...(many ? [`msgid_plural ${quoted(many)}`, 'msgstr[0] ""', 'msgstr[1] ""'] : ['msgstr ""']),
    ].join('\n'),
  );
  return `${[HEAD, ...entries].join('\n\n')}\n`;
}

const HEAD = String.raw`# Made by "npm run texts" from what visitors’ pages are made of: do not write in it.
# {name} stands for a value, <1>…</1> for a link or another element within the sentence.
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Language: en\n"`;

const quoted = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;
