import type { APIRequestContext } from "@playwright/test";

/** A member as `GET /api/loyalty/stats` lists it. */
type Member = { id: string; firstName: string; lastName: string; phone: string | null };
type Reachable = Member & { phone: string; digits: string };

/**
 * The members of the loyalty screen with a first and last name and a telephone number of ten digits, in its order, for a
 * request context in which staff are signed in.
 * @throws {Error} when there is none
 */
export async function reachableMembers(
  request: APIRequestContext,
): Promise<readonly [Reachable, ...Reachable[]]> {
  const { customers } = (await (await request.get("/api/loyalty/stats")).json()) as { customers: Member[] };
  const [first, ...others] = customers
    .map((member) => ({
      ...member,
      phone: member.phone ?? "",
      digits: (member.phone ?? "").replace(/\D/g, ""),
    }))
    .filter(({ firstName, lastName, digits }) => firstName && lastName && digits.length === 10);
  if (!first) throw new Error("The practice shop has no member with a name and a telephone number.");
  return [first, ...others];
}
