import { fieldErrors } from "@/components/forms/field-errors";
import { ContactInput } from "@/lib/messages/schema";

/** The server's own schema, checking what was typed. */
export const checkContact = (values: object) => fieldErrors(ContactInput, values);
