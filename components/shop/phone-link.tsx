import type { ReactNode } from "react";
import { contactDetails } from "@/lib/shop/contact-details";

/** A tel: link to the shop's number; `children` replace the number. Renders nothing when no number is set. */
export function PhoneLink({ className, children }: { className?: string; children?: ReactNode }) {
  const { phone } = contactDetails();
  if (!phone) return null;
  return (
    <a href={phone.href} className={className}>
      {children ?? <span className="whitespace-nowrap">{phone.display}</span>}
    </a>
  );
}
