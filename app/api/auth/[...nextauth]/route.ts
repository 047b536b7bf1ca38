import { nextAuthDoor } from "@/lib/auth/next-auth-door";

export const GET = nextAuthDoor;
export const POST = nextAuthDoor;
