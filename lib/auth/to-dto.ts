import type { UserDto } from "@/lib/auth/schema";

/** What is read of an account. */
export type AccountRow = { id: string; username: string; email: string | null; isAdmin: boolean };

/** The role follows isAdmin: two columns that could disagree are shown as one fact. */
export function toUserDto({ id, username, email, isAdmin }: AccountRow): UserDto {
  return { id, username, email, role: isAdmin ? "admin" : "customer", isAdmin };
}
