// The tree from which both parts of a mail are rendered: see `render-blocks.ts`.

export type Inline =
  /** `isGiven`: a field's value, whose writing direction may differ from the words around it. */
  | { kind: 'text' | 'code'; text: string; isGiven?: true }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; url: string; children: Inline[] }
  | { kind: 'break' };

export type MailPicture = {
  url: string;
  alt: string;
  width: number;
  height: number;
};

export type FactRow = [label: string, value: string | Inline[]];

export type TourCard = {
  title: string;
  text: string;
  price?: string;
  url: string;
  picture?: MailPicture;
};

export type Block =
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'heading'; level: 1 | 2 | 3; children: Inline[] }
  | { kind: 'list'; isOrdered: boolean; start: number; items: Block[][] }
  | { kind: 'quote'; children: Block[] }
  | { kind: 'rule' }
  | { kind: 'facts'; rows: FactRow[] }
  | { kind: 'button'; label: string; url: string }
  | ({ kind: 'tourCard' } & TourCard);

/** Blocks for a field that has a line of its own. */
export type FieldValue = string | { blocks: Block[] };
export type FieldValues = Readonly<Record<string, FieldValue | undefined>>;

export const written = (text: string): Inline => ({ kind: 'text', text });

export const paragraph = (...children: Inline[]): Block => ({ kind: 'paragraph', children });

export const heading = (level: 2 | 3, text: string): Block => ({
  kind: 'heading',
  level,
  children: [written(text)],
});

export function textOf(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (child.kind === 'break') return ' ';
      return 'text' in child ? child.text : textOf(child.children);
    })
    .join('');
}

export function linesOf(text: string): Inline[] {
  return text
    .split('\n')
    .flatMap((line, place): Inline[] => [
      ...(place > 0 ? [{ kind: 'break' } satisfies Inline] : []),
      written(line),
    ]);
}

/** A longer text becomes one paragraph: each costs a hundred bytes of HTML. */
const MAX_PARAGRAPHS = 40;

/** Plain text: an empty line ends a paragraph, line breaks are kept. */
export function plainBlocks(text: string): Block[] {
  const parts = text
    .replaceAll('\r', '')
    .split('\n\n')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const shown = parts.length <= MAX_PARAGRAPHS ? parts : [parts.join('\n\n')];
  return shown.map((part) => paragraph(...linesOf(part)));
}
