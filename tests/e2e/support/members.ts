import type { APIRequestContext } from "@playwright/test";
import type { CustomerDto } from "@/lib/customers/schema";
import { phoneDigits } from "@/lib/phone";

type Reachable = CustomerDto & { digits: string };

/**
 * The members with a first and last name and a telephone number, oldest first, for a request context in which staff are
 * signed in.
 * @throws {Error} when there is none
 */
export async function reachableMembers(
  request: APIRequestContext,
): Promise<readonly [Reachable, ...Reachable[]]> {
  const { customers } = (await (await request.get("/api/loyalty/stats")).json()) as {
    customers: CustomerDto[];
  };
  // The answer begins with the newest, who may be of a test beside this one, which removes them again.
  const [first, ...others] = customers.toReversed().flatMap((member) => {
    const digits = phoneDigits(member.phone ?? "");
    return member.firstName && member.lastName && digits ? [{ ...member, digits }] : [];
  });
  if (!first) throw new Error("The practice shop has no member with a name and a telephone number.");
  return [first, ...others];
}
