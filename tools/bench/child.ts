import type { ChildProcess } from "node:child_process";
import type { z } from "zod";
import type { Environment } from "@/tools/launch/children";
import { LaunchError } from "@/tools/launch/launch-error";
import type { Session } from "@/tools/launch/session";

type Work = { name: string; args: string[]; env: Environment };

/** Runs a script as a process of its own and returns what its last printed line says. */
export function runChild<T>(session: Session, { name, args, env }: Work, output: z.ZodType<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let last = "";
    const onLine = (line: string) => {
      last = line;
    };
    const child = session.children.start(name, args, { env, output: "lines", onLine });
    // "close" comes after the last line, "exit" may come before it.
    child.once("close", (code, signal) => {
      if (code !== 0) return reject(new LaunchError(`${name} failed (${signal ?? `exit code ${code}`}).`));
      try {
        resolve(output.parse(JSON.parse(last)));
      } catch (error) {
        reject(error);
      }
    });
  });
}

/** Starts a server and waits for the address it prints. */
export function startAddressed(session: Session, work: Work): Promise<{ url: string; child: ChildProcess }> {
  return new Promise((resolve, reject) => {
    const onLine = (line: string) => {
      const url = /(http:\/\/\S+)/.exec(line)?.[1];
      if (url) resolve({ url, child });
    };
    const { name, args, env } = work;
    const onDeath = (reason: string) => reject(new LaunchError(reason));
    const child = session.children.start(name, args, { env, output: "lines", onLine }, onDeath);
  });
}

export function stopped(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}
