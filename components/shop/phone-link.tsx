import type { ReactNode } from "react";
import { contactDetails } from "@/lib/shop/contact-details";

type PhoneLinkProps = {
  className?: string;
  /** Replaces the number. */
  children?: ReactNode;
  /** The words of the sentence that make sense only with a number. */
  before?: string;
  after?: string;
};

/** A tel: link to the shop's number. Renders nothing, not the words around it either, when no number is set. */
export function PhoneLink({ className, children, before, after }: PhoneLinkProps) {
  const { phone } = contactDetails();
  if (!phone) return null;
  return (
    <>
      {before}
      <a href={phone.href} className={className}>
        {children ?? <span className="whitespace-nowrap max-narrow:whitespace-normal">{phone.display}</span>}
      </a>
      {after}
    </>
  );
}
