import "server-only";
import { recordChange } from "@/lib/audit/record-change";
import { type Ctx, requireAdmin, withTransaction } from "@/lib/context";
import { parseInput } from "@/lib/parse";
import { collectPerson } from "@/lib/privacy/collect-person";
import { personFile } from "@/lib/privacy/person-file";
import { lockOpenPrivacyRequest } from "@/lib/privacy/request-verbs";
import { ThesePeopleInput } from "@/lib/privacy/schema";
import { shortId } from "@/lib/short-id";

/**
 * Everything of ours about a person as a file for them. The step is recorded, what is in the file is not.
 * @throws {AppError} bad_input, not_found, conflict when the request is closed or nothing is chosen
 */
export async function exportPerson(
  ctx: Ctx,
  input: ThesePeopleInput,
): Promise<{ fileName: string; text: string }> {
  requireAdmin(ctx);
  const { requestId, ...these } = parseInput(ThesePeopleInput, input);
  return withTransaction(ctx, async (tx) => {
    await lockOpenPrivacyRequest(tx, requestId);
    const person = await collectPerson(tx, these);
    const after = { records: person.customers.length, orders: person.orders.length };
    await recordChange(tx, { action: "export", entity: "privacy request", entityId: requestId, after });
    return { fileName: `your-data-${shortId(requestId)}.json`, text: personFile(person, tx.now()) };
  });
}
