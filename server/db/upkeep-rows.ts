type SearchWordRow = { kind: string; word: string; subject_id: string };

type HeartbeatRow = { id: 1; beat_at: string };

export type UpkeepTables = { search_words: SearchWordRow; heartbeat: HeartbeatRow };
