import type { UserDto } from "@/lib/auth/schema";
import type { api } from "@/lib/routes";

type SignInLabels = {
  path: typeof api.login | typeof api.register;
  welcome: (user: UserDto) => { title: string; description: string };
  failure: { title: string; refused: string; unanswered: string };
};

/** Sign-in and registration: their endpoints and messages. */
export const signInMethods = {
  login: {
    path: "/api/login",
    welcome: ({ username }) => ({ title: "Welcome back!", description: `Logged in as ${username}` }),
    failure: {
      title: "Login failed",
      refused: "Invalid username or password",
      unanswered: "The shop could not be reached. Please try again.",
    },
  },
  register: {
    path: "/api/register",
    welcome: ({ username }) => ({ title: "Account created!", description: `Welcome, ${username}` }),
    failure: {
      title: "Registration failed",
      refused: "Registration failed",
      unanswered: "Registration failed",
    },
  },
} as const satisfies Record<string, SignInLabels>;

export type SignInMethod = keyof typeof signInMethods;
