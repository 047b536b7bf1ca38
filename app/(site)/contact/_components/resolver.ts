import { zodResolver } from "@hookform/resolvers/zod";
import { ContactInput } from "@/lib/messages/schema";

/** The server's own schema, checking what was typed and handing it on as typed. */
export const contactResolver = zodResolver(ContactInput, undefined, { raw: true });
