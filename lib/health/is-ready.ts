import "server-only";
import { db } from "@/lib/db/client";
import { log } from "@/lib/log";
import { perProcess, serverContext } from "@/lib/server-context.mjs";

const PATIENCE_MS = 2_000;

/** The pending query, shared by all requests, so that the database is asked once. */
const asking = perProcess<Promise<boolean>>("readiness");

function databaseAnswers(): Promise<boolean> {
  asking.value ??= askDatabase().finally(() => {
    asking.value = undefined;
  });
  return asking.value;
}

async function askDatabase(): Promise<boolean> {
  try {
    await db().$queryRaw`SELECT 1`;
    return true;
  } catch (error) {
    log.warn({ err: error }, "the database does not answer");
    return false;
  }
}

/** True when this process can serve requests now: the database answers soon, and nobody has asked it to stop. */
export async function isReady(): Promise<boolean> {
  if (serverContext().isStopping) return false;
  let timer: NodeJS.Timeout | undefined;
  const lateAnswer = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), PATIENCE_MS);
  });
  return Promise.race([databaseAnswers(), lateAnswer]).finally(() => clearTimeout(timer));
}
