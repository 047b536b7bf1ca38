import { Readable } from "node:stream";
import { afterEach, expect, it, vi } from "vitest";
import { logIn } from "@/lib/auth/log-in";
import { anonymousCtx } from "@/tests/factories/contexts";
import { makeUser } from "@/tests/factories/user";
import { askAndReset } from "./ask-and-reset";

afterEach(() => vi.restoreAllMocks());

it.each([
  ["alone", ["riverbed lantern"]],
  ["with its line end", ["riverbed ", "lantern\r\n"]],
  ["twice, as a form asks for it", ["riverbed lantern\nriverbed lantern\n"]],
])("takes a password that a script pipes %s", async (_, piped) => {
  const { username } = await makeUser();
  vi.spyOn(process, "stdin", "get").mockReturnValue(Readable.from(piped) as typeof process.stdin);
  const said = vi.fn();
  await askAndReset(username, said);
  expect(said).toHaveBeenCalledOnce();
  const input = { username, password: "riverbed lantern" };
  await expect(logIn(anonymousCtx(), input, "203.0.113.7")).resolves.toMatchObject({ user: { username } });
});
