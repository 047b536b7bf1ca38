import type { Customer } from "../shop/customer-record";

/** Returns the ten digits of each full North American number on the record; a leading 1 is dropped. */
export function fullNumbers(customer: Customer): string[] {
  return customer.phones.flatMap((phone) => {
    const digits = phone.replace(/\D/g, "");
    const ten = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
    return ten.length === 10 ? [ten] : [];
  });
}

export function hasEmail(customer: Customer): boolean {
  return customer.emails.some((email) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim()));
}
