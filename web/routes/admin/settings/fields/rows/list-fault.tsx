export function ListFault({ text }: { text: string | undefined }) {
  if (!text) return null;
  return <p className="text-sm font-medium text-rhododendron">{text}</p>;
}
