// What a mail is made of. Its HTML and its text are both written from this one tree: see `render-blocks.ts`.

export type Inline =
  /** `isGiven`: a field's value, which may be of another direction than the words around it. */
  | { kind: 'text' | 'code'; text: string; isGiven?: true }
  | { kind: 'strong' | 'emphasis'; children: Inline[] }
  | { kind: 'link'; url: string; children: Inline[] }
  | { kind: 'break' };

export type MailPicture = {
  /** Whole, with the site's address: a mail has none of its own. */
  url: string;
  alt: string;
  width: number;
  height: number;
};

export type FactRow = [label: string, value: string | Inline[]];

export type TourCard = {
  title: string;
  text: string;
  /** As it is written: ₹12,500 per person. */
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

/** A field's value: a text that stays text, or, where the field stands in a line of its own, whole blocks. */
export type FieldValue = string | { blocks: Block[] };
export type FieldValues = Readonly<Record<string, FieldValue | undefined>>;

export function textOf(children: readonly Inline[]): string {
  return children
    .map((child) => {
      if (child.kind === 'break') return ' ';
      return 'text' in child ? child.text : textOf(child.children);
    })
    .join('');
}

/** A text of several lines, in which a line break is one. */
export function linesOf(text: string): Inline[] {
  return text
    .split('\n')
    .flatMap((line, place): Inline[] => [
      ...(place > 0 ? [{ kind: 'break' } satisfies Inline] : []),
      { kind: 'text', text: line },
    ]);
}

/** More paragraphs than anybody writes are one, with its lines broken: the HTML of each takes a hundred letters. */
const MAX_PARAGRAPHS = 40;

/** What somebody wrote without Markdown: paragraphs where a line is left empty, and each line as it was broken. */
export function plainBlocks(text: string): Block[] {
  const parts = text
    .replaceAll('\r', '')
    .split('\n\n')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const shown = parts.length <= MAX_PARAGRAPHS ? parts : [parts.join('\n\n')];
  return shown.map((part) => ({ kind: 'paragraph', children: linesOf(part) }));
}
