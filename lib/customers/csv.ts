import { testRecordReason } from "@/lib/customers/placeholder";
import type { CustomerDto } from "@/lib/customers/schema";
import { shopDay } from "@/lib/time";

export const CUSTOMER_CSV_HEADER = [
  "Name",
  "Email",
  "Phone",
  "Agreed to marketing",
  "Loyalty tier",
  "Visits",
  "Member since",
  "Test record",
  "Why",
  "Clover id",
] as const;

/** A customer as a row of the export, in the order of the header; dates are shop days. */
export function toCsvCells(customer: CustomerDto): (string | number | boolean | null)[] {
  return [
    `${customer.firstName} ${customer.lastName}`.trim(),
    customer.email,
    customer.phone,
    customer.marketingAllowed,
    customer.tier,
    customer.checkinCount,
    shopDay(new Date(customer.createdAt)),
    customer.isPlaceholder,
    testRecordReason(customer),
    customer.cloverId,
  ];
}
