import type { DealDto } from "@/lib/deals/schema";

export type DealRow = Omit<DealDto, "discountAmount" | "startDate" | "endDate" | "createdAt"> & {
  discountAmount: { toFixed: (places: number) => string } | null;
  startDate: Date;
  endDate: Date;
  createdAt: Date;
};

export function toDealDto(row: DealRow): DealDto {
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    discountPercent: row.discountPercent,
    discountAmount: row.discountAmount?.toFixed(2) ?? null,
    startDate: row.startDate.toISOString(),
    endDate: row.endDate.toISOString(),
    isActive: row.isActive,
    priority: row.priority,
    imageUrl: row.imageUrl,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}
