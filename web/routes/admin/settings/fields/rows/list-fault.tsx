/** The fault of a list as a whole; those of its rows stand beside them. */
export function ListFault({ text }: { text: string | undefined }) {
  if (!text) return null;
  return <p className="text-sm font-medium text-rhododendron">{text}</p>;
}
