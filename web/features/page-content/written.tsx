type Props = { as?: 'div' | 'li' | 'p'; html: string };

/** Markdown of staff, which the server has made into HTML: see write-markdown.ts. */
export function Written({ as: Tag = 'div', html }: Props) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server writes each tag itself, and escapes the rest
  return <Tag className="written" dangerouslySetInnerHTML={{ __html: html }} />;
}
