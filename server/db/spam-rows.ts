export type SpamMarkRow = {
  id: string;
  about_kind: string;
  about_id: string;
  score: number;
  reasons: string;
  marked_at: string;
  rescued_at: string | null;
};

export type ArrivalRow = {
  id: string;
  text_hash: string | null;
  address_hash: string;
  network: string;
  came_at: string;
};

export type SpamTables = { spam_marks: SpamMarkRow; arrivals: ArrivalRow };
