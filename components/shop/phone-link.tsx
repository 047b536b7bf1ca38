import type { ReactNode } from "react";
import { contactDetails } from "@/lib/shop/contact-details";

/** The shop's number as a link to call it; `children` stand in for the number. Nothing where no number is set. */
export function PhoneLink({ className, children }: { className?: string; children?: ReactNode }) {
  const { phone } = contactDetails();
  if (!phone) return null;
  return (
    <a href={phone.href} className={className}>
      {children ?? <span className="whitespace-nowrap">{phone.display}</span>}
    </a>
  );
}
