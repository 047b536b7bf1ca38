import type { CustomerDto, ListedCustomer } from "@/lib/customers/schema";
import { tierFor } from "@/lib/tier";

export type CustomerRow = Omit<CustomerDto, "createdAt" | "tier"> & { createdAt: Date };
export type ListedCustomerRow = CustomerRow & { lastVisitAt: Date | null };

export const toListedCustomer = (row: ListedCustomerRow): ListedCustomer => ({
  ...toCustomerDto(row),
  lastVisitAt: row.lastVisitAt?.toISOString() ?? null,
});

export function toCustomerDto(row: CustomerRow): CustomerDto {
  return {
    id: row.id,
    firstName: row.firstName,
    lastName: row.lastName,
    email: row.email,
    phone: row.phone,
    cloverId: row.cloverId,
    loyaltyPoints: row.loyaltyPoints,
    isPlaceholder: row.isPlaceholder,
    placeholderReason: row.placeholderReason,
    marketingAllowed: row.marketingAllowed,
    createdAt: row.createdAt.toISOString(),
    memberId: row.memberId,
    tier: tierFor(row.checkinCount),
    checkinCount: row.checkinCount,
  };
}
