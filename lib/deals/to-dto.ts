import type { DealDto } from "@/lib/deals/schema";
import type { Amount } from "@/lib/money";
import { WEEKDAYS } from "@/lib/repeat/weekly";

export type DealRow = Omit<
  DealDto,
  "discountAmount" | "startDate" | "endDate" | "repeatDays" | "createdAt"
> & {
  discountAmount: Amount | null;
  startDate: Date;
  endDate: Date;
  repeatDays: string[];
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
    repeatDays: WEEKDAYS.filter((day) => row.repeatDays.includes(day)),
    repeatFrom: row.repeatFrom,
    repeatTo: row.repeatTo,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}
