import type { UserDto } from "@/lib/auth/schema";

type UserLike = { id: string; username: string; email: string | null; isAdmin: boolean };

/** The role follows isAdmin: two columns that could disagree are shown as one fact. */
export function toUserDto({ id, username, email, isAdmin }: UserLike): UserDto {
  return { id, username, email, role: isAdmin ? "admin" : "customer", isAdmin };
}
