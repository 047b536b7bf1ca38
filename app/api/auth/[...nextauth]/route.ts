import { nextAuthHandler } from "@/lib/http/next-auth-handler";

export const GET = nextAuthHandler;
export const POST = nextAuthHandler;
