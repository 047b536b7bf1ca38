import { randomInt } from "node:crypto";
import { text } from "node:stream/consumers";
import { resetPassword } from "@/lib/auth/reset-password";
import { systemCtx } from "@/lib/context";
import { AppError } from "@/lib/errors";
import { CommandError } from "@/server/command-error.mjs";
import { typeKeys } from "./typed-line";

/** No characters that are confused when read aloud or from paper. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const GROUPS = 4;
const GROUP_LENGTH = 5;

/** A password of about 99 bits, in groups that are easy to copy by hand. */
function makePassword(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)];
  const group = () => Array.from({ length: GROUP_LENGTH }, letter).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** Reads a line from the terminal without showing it. */
function askHidden(question: string): Promise<string> {
  const { stdin, stdout } = process;
  stdout.write(question);
  stdin.setRawMode(true).setEncoding("utf8").resume();
  return new Promise((resolve, reject) => {
    let typed = "";
    const stop = () => {
      stdin.off("data", onData).setRawMode(false).pause();
      stdout.write("\n");
    };
    const onData = (keys: string) => {
      const next = typeKeys(typed, keys);
      typed = next.text;
      if (!next.end) return;
      stop();
      if (next.end === "entered") resolve(typed);
      else reject(new CommandError("Nothing was changed."));
    };
    stdin.on("data", onData);
  });
}

async function newPassword(): Promise<string> {
  if (!process.stdin.isTTY) return typeKeys("", await text(process.stdin)).text;
  return askHidden("New password (leave it empty to have one generated): ");
}

/** Asks for the password, sets it, ends the person's sessions, and prints what was done. */
export async function askAndReset(username: string, say: (line: string) => void): Promise<void> {
  const given = await newPassword();
  const password = given || makePassword();
  try {
    const done = await resetPassword(systemCtx("cli"), { username, password });
    say(`The password of ${done.username} was changed, and all their sessions have ended.`);
    if (!given) say(`The new password: ${password}`);
  } catch (error) {
    if (error instanceof AppError) throw new CommandError(error.message.replace(/^\w+: /gm, ""));
    throw error;
  }
}
