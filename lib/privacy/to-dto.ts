import type { PrivacyRequestDto } from "@/lib/privacy/schema";

type Row = Omit<PrivacyRequestDto, "receivedAt" | "dueAt" | "erasedAt" | "closedAt"> & {
  receivedAt: Date;
  dueAt: Date;
  erasedAt: Date | null;
  closedAt: Date | null;
};

export const toRequestDto = (row: Row): PrivacyRequestDto => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  email: row.email,
  phone: row.phone,
  source: row.source,
  messageId: row.messageId,
  cloverIds: row.cloverIds,
  receivedAt: row.receivedAt.toISOString(),
  dueAt: row.dueAt.toISOString(),
  erasedAt: row.erasedAt?.toISOString() ?? null,
  closedAt: row.closedAt?.toISOString() ?? null,
  closedBy: row.closedBy,
  answer: row.answer,
  outcome: row.outcome,
});
