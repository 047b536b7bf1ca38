import type { Amount } from "@/lib/money";
import type { OrderDto } from "@/lib/orders/schema";

export type OrderRow = Omit<OrderDto, "total" | "subtotal" | "tax" | "createdAt"> & {
  total: Amount;
  subtotal: Amount;
  tax: Amount | null;
  createdAt: Date;
};

export function toOrderDto(row: OrderRow): OrderDto {
  return {
    id: row.id,
    customerId: row.customerId,
    total: row.total.toFixed(2),
    subtotal: row.subtotal.toFixed(2),
    tax: row.tax?.toFixed(2) ?? null,
    status: row.status,
    cloverId: row.cloverId,
    paymentStatus: row.paymentStatus,
    createdAt: row.createdAt.toISOString(),
  };
}
