import "server-only";
import { createTransport } from "nodemailer";
import { env } from "@/lib/env";
import { messageKindInWords } from "@/lib/messages/kinds";
import { shop } from "@/lib/shop/shop";

type Mail = { name: string; email: string; phone: string | null; message: string; kind: string };

/** Mails a contact message to the shop when SMTP_URL and CONTACT_TO are set; otherwise does nothing. */
export async function mailMessage({ name, email, phone, message, kind }: Mail): Promise<void> {
  const { SMTP_URL, CONTACT_TO } = env();
  if (!SMTP_URL || !CONTACT_TO) return;
  await createTransport(SMTP_URL).sendMail({
    from: { name: shop.name, address: CONTACT_TO },
    to: CONTACT_TO,
    // Objects, not strings: a name cannot add a header or another recipient.
    replyTo: { name, address: email },
    subject: kind === "message" ? "Message from the website" : "Privacy request from the website",
    text: [
      `Name: ${name}`,
      `Email: ${email}`,
      `Phone: ${phone ?? "not given"}`,
      `About: ${messageKindInWords(kind)}`,
      "",
      message,
    ].join("\n"),
  });
}
